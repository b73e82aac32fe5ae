#pragma once
#import "Menu.h"

ALL_NONNULL_BEGIN

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
@property(nullable, nonatomic, readonly) UIViewController *presentedViewController
    NAMED(presentedViewController);
@property(nonatomic, readonly, strong) UINavigationItem *navigationItem;
- (void)presentViewController:(UIViewController *)viewControllerToPresent
                     animated:(BOOL)flag
                   completion:(void (^_Nullable)(void))completion NO_ASYNC;
- (void)dismissViewControllerAnimated:(BOOL)flag completion:(void (^_Nullable)(void))completion
    NO_ASYNC NAMED(dismiss(animated:completion:));
- (void)addKeyCommand:(UIKeyCommand *)keyCommand;
- (void)removeKeyCommand:(UIKeyCommand *)keyCommand;
@end

MAIN_ACTOR
@interface UITableViewController : UIViewController
@end

MAIN_ACTOR
@interface UICollectionViewController : UIViewController
@end

MAIN_ACTOR
@interface UINavigationController : UIViewController
- (instancetype)initWithRootViewController:(UIViewController *)rootViewController;
@end

ALL_NONNULL_END
