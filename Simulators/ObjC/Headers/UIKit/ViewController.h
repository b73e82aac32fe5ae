#pragma once
#import "Layout.h"
#import "Menu.h"

ALL_NONNULL_BEGIN

@class UINavigationController;
@class UINavigationItem;

MAIN_ACTOR
@interface UIViewController : UIResponder <NSCoding>
- (instancetype)initWithNibName:(nullable NSString *)nibNameOrNil bundle:(nullable NSBundle *)nibBundleOrNil DESIGNATED;
- (nullable instancetype)initWithCoder:(NSCoder *)coder DESIGNATED;
@property(null_resettable, nonatomic, strong) UIView *view;
@property(nullable, nonatomic, copy) NSString *title;
@property(nonatomic, readonly, getter=isViewLoaded) BOOL viewLoaded;
- (void)loadView;
- (void)viewDidLoad;
- (void)viewDidLayoutSubviews;
- (void)loadViewIfNeeded;
@property(nullable, nonatomic, readonly, strong) UIView *viewIfLoaded;
@property(nullable, nonatomic, readonly) UIViewController *presentedViewController
    NAMED(presentedViewController);
@property(nonatomic, readonly, strong) UINavigationItem *navigationItem;
@property(nullable, nonatomic, readonly) UIViewController *presentingViewController NAMED(presentingViewController);
@property(nullable, nonatomic, readonly, weak) UIViewController *parentViewController NAMED(parent);
@property(nullable, nonatomic, readonly, strong) UINavigationController *navigationController;
@property(nonatomic, readonly) NSArray<UIViewController *> *childViewControllers NAMED(children);
- (void)addChildViewController:(UIViewController *)childController NAMED(addChild(_:));
- (void)removeFromParentViewController NAMED(removeFromParent());
- (void)didMoveToParentViewController:(nullable UIViewController *)parent NAMED(didMove(toParent:));
@property(nonatomic) UIEdgeInsets additionalSafeAreaInsets;
- (void)presentViewController:(UIViewController *)viewControllerToPresent
                     animated:(BOOL)flag
                   completion:(void (^_Nullable)(void))completion NO_ASYNC;
- (void)dismissViewControllerAnimated:(BOOL)flag completion:(void (^_Nullable)(void))completion
    NO_ASYNC NAMED(dismiss(animated:completion:));
- (void)addKeyCommand:(UIKeyCommand *)keyCommand;
- (void)removeKeyCommand:(UIKeyCommand *)keyCommand;
@end

MAIN_ACTOR
@interface UITableView : UIScrollView
@end

MAIN_ACTOR
@interface UICollectionView : UIScrollView
@end

typedef ENUMERATION(NSInteger, UITableViewCellStyle) {
  UITableViewCellStyleDefault,
  UITableViewCellStyleValue1,
  UITableViewCellStyleValue2,
  UITableViewCellStyleSubtitle,
} NAMED(UITableViewCell.CellStyle);

MAIN_ACTOR
@interface UITableViewCell : UIView
- (instancetype)initWithStyle:(UITableViewCellStyle)style reuseIdentifier:(nullable NSString *)reuseIdentifier DESIGNATED;
- (nullable instancetype)initWithCoder:(NSCoder *)coder DESIGNATED;
@property(nonatomic, readonly, strong) UIView *contentView;
- (void)prepareForReuse;
@end

MAIN_ACTOR
@interface UITableViewController : UIViewController
@property(null_resettable, nonatomic, strong) UITableView *tableView;
@end

MAIN_ACTOR
@interface UICollectionViewController : UIViewController
@property(null_unspecified, nonatomic, strong) UICollectionView *collectionView;
@end

MAIN_ACTOR
@interface UINavigationController : UIViewController
- (instancetype)initWithRootViewController:(UIViewController *)rootViewController;
- (void)pushViewController:(UIViewController *)viewController animated:(BOOL)animated;
@property(nullable, nonatomic, readonly, strong) UIViewController *topViewController;
@property(nonatomic, copy) NSArray<UIViewController *> *viewControllers;
@end

ALL_NONNULL_END
