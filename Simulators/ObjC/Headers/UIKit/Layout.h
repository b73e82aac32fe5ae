#pragma once
#import "Traits.h"

ALL_NONNULL_BEGIN

@class UIScrollView;

typedef float UILayoutPriority OPEN_NAMES;
static const UILayoutPriority UILayoutPriorityRequired = 1000;
static const UILayoutPriority UILayoutPriorityDefaultHigh = 750;
static const UILayoutPriority UILayoutPriorityDefaultLow = 250;

typedef ENUMERATION(NSInteger, UILayoutConstraintAxis) {
  UILayoutConstraintAxisHorizontal = 0,
  UILayoutConstraintAxisVertical = 1,
} NAMED(NSLayoutConstraint.Axis);

MAIN_ACTOR
@interface NSLayoutConstraint : NSObject
@end

MAIN_ACTOR
@interface UILayoutGuide : NSObject
@property(nonatomic, readonly) CGRect layoutFrame;
@property(nonatomic, weak, nullable) UIView *owningView;
@end

NOT_ON(tvos) MAIN_ACTOR
@interface UIKeyboardLayoutGuide : UILayoutGuide
@end

@interface UIView (UIConstraintBasedLayoutLayering)
- (void)setContentHuggingPriority:(UILayoutPriority)priority forAxis:(UILayoutConstraintAxis)axis;
- (void)setContentCompressionResistancePriority:(UILayoutPriority)priority forAxis:(UILayoutConstraintAxis)axis;
@end

typedef ENUMERATION(NSInteger, UIScrollViewKeyboardDismissMode) {
  UIScrollViewKeyboardDismissModeNone,
  UIScrollViewKeyboardDismissModeOnDrag,
  UIScrollViewKeyboardDismissModeInteractive,
} NAMED(UIScrollView.KeyboardDismissMode);

typedef ENUMERATION(NSInteger, UIScrollViewContentInsetAdjustmentBehavior) {
  UIScrollViewContentInsetAdjustmentAutomatic,
  UIScrollViewContentInsetAdjustmentScrollableAxes,
  UIScrollViewContentInsetAdjustmentNever,
  UIScrollViewContentInsetAdjustmentAlways,
} NAMED(UIScrollView.ContentInsetAdjustmentBehavior);

MAIN_ACTOR
@protocol UIScrollViewDelegate <NSObject>
@optional
- (void)scrollViewDidScroll:(UIScrollView *)scrollView;
- (void)scrollViewWillBeginDragging:(UIScrollView *)scrollView;
@end

MAIN_ACTOR
@interface UIScrollView : UIView
@property(nullable, nonatomic, weak) id<UIScrollViewDelegate> delegate;
@property(nonatomic, getter=isScrollEnabled) BOOL scrollEnabled;
@property(nonatomic) CGPoint contentOffset;
@property(nonatomic) CGSize contentSize;
@property(nonatomic, readonly) UIEdgeInsets adjustedContentInset;
@property(nonatomic) UIScrollViewContentInsetAdjustmentBehavior contentInsetAdjustmentBehavior;
@property(nonatomic) UIScrollViewKeyboardDismissMode keyboardDismissMode;
@property(nonatomic, readonly, getter=isDragging) BOOL dragging;
@property(nonatomic) UIEdgeInsets horizontalScrollIndicatorInsets;
- (void)setContentOffset:(CGPoint)contentOffset animated:(BOOL)animated;
@property(nonatomic) UIEdgeInsets contentInset;
@property(nonatomic) UIEdgeInsets verticalScrollIndicatorInsets;
- (void)scrollRectToVisible:(CGRect)rect animated:(BOOL)animated;
@end

MAIN_ACTOR
@interface UILabel : UIView <UIContentSizeCategoryAdjusting>
@property(nullable, nonatomic, copy) NSString *text;
@property(nullable, nonatomic, copy) NSAttributedString *attributedText;
@property(null_resettable, nonatomic, strong) UIFont *font;
@property(null_resettable, nonatomic, strong) UIColor *textColor;
@property(nonatomic) NSTextAlignment textAlignment;
@property(nonatomic) NSInteger numberOfLines;
@end

ALL_NONNULL_END
