#pragma once
#import "Menu.h"

ALL_NONNULL_BEGIN

@class UIBarButtonItem;

MAIN_ACTOR
@interface UIBarItem : NSObject
@property(nonatomic, getter=isEnabled) BOOL enabled;
@property(nullable, nonatomic, copy) NSString *title;
@property(nullable, nonatomic, strong) UIImage *image;
@end

typedef ENUMERATION(NSInteger, UIBarButtonSystemItem) {
  UIBarButtonSystemItemDone,
  UIBarButtonSystemItemCancel,
  UIBarButtonSystemItemFlexibleSpace = 5,
} NAMED(UIBarButtonItem.SystemItem);

MAIN_ACTOR
@interface UIBarButtonItem : UIBarItem
@property(nonatomic, copy, nullable) UIAction *primaryAction;
+ (instancetype)flexibleSpaceItem NAMED(flexibleSpace());
@end

NOT_ON(tvos) MAIN_ACTOR
@interface UIToolbar : UIView
@property(nullable, nonatomic, copy) NSArray<UIBarButtonItem *> *items;
- (void)setItems:(nullable NSArray<UIBarButtonItem *> *)items animated:(BOOL)animated;
@end

MAIN_ACTOR
@interface UINavigationItem : NSObject
@property(nullable, nonatomic, copy) NSString *title;
@property(nullable, nonatomic, strong) UIBarButtonItem *leftBarButtonItem;
@end

ALL_NONNULL_END
