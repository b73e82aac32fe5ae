#pragma once
#import "Menu.h"

ALL_NONNULL_BEGIN

@class UILabel;

typedef OPTION_SET(NSUInteger, UIControlEvents) {
  UIControlEventValueChanged = 1 << 12,
  UIControlEventPrimaryActionTriggered = 1 << 13,
  UIControlEventEditingDidBegin = 1 << 16,
  UIControlEventEditingChanged = 1 << 17,
  UIControlEventEditingDidEnd = 1 << 18,
  UIControlEventEditingDidEndOnExit = 1 << 19,
  UIControlEventAllEditingEvents = 0x000F0000,
  UIControlEventAllEvents = 0xFFFFFFFF,
} NAMED(UIControl.Event);

typedef OPTION_SET(NSUInteger, UIControlState) {
  UIControlStateNormal NAMED(normal) = 0,
} NAMED(UIControl.State);

MAIN_ACTOR
@interface UIControl : UIView
- (instancetype)initWithFrame:(CGRect)frame primaryAction:(nullable UIAction *)primaryAction;
@property(nonatomic, readonly) UIControlEvents allControlEvents;
@property(nonatomic, getter=isEnabled) BOOL enabled;
@property(nonatomic, getter=isSelected) BOOL selected;
- (void)addTarget:(nullable id)target action:(SEL)action forControlEvents:(UIControlEvents)controlEvents;
- (void)addAction:(UIAction *)action forControlEvents:(UIControlEvents)controlEvents NAMED(addAction(_:for:));
- (void)removeAction:(UIAction *)action forControlEvents:(UIControlEvents)controlEvents NAMED(removeAction(_:for:));
- (void)removeActionForIdentifier:(UIActionIdentifier)actionIdentifier
                 forControlEvents:(UIControlEvents)controlEvents NAMED(removeAction(identifiedBy:for:));
- (void)sendActionsForControlEvents:(UIControlEvents)controlEvents;
@end

typedef ENUMERATION(NSInteger, UIButtonType) {
  UIButtonTypeCustom = 0,
  UIButtonTypeSystem,
} NAMED(UIButton.ButtonType);

MAIN_ACTOR
@interface UIButton : UIControl
+ (instancetype)buttonWithType:(UIButtonType)buttonType;
- (void)setTitle:(nullable NSString *)title forState:(UIControlState)state;
- (nullable NSString *)titleForState:(UIControlState)state;
- (void)setTitleColor:(nullable UIColor *)color forState:(UIControlState)state;
@property(nullable, nonatomic, readonly, strong) UILabel *titleLabel;
@end

ALL_NONNULL_END
