#pragma once
#import "View.h"

ALL_NONNULL_BEGIN

typedef NSString *UIContentSizeCategory CLOSED_NAMES;
extern UIContentSizeCategory const UIContentSizeCategoryExtraSmall;
extern UIContentSizeCategory const UIContentSizeCategorySmall;
extern UIContentSizeCategory const UIContentSizeCategoryMedium;
extern UIContentSizeCategory const UIContentSizeCategoryLarge;
extern UIContentSizeCategory const UIContentSizeCategoryExtraLarge;
extern UIContentSizeCategory const UIContentSizeCategoryExtraExtraLarge;
extern UIContentSizeCategory const UIContentSizeCategoryExtraExtraExtraLarge;
extern UIContentSizeCategory const UIContentSizeCategoryAccessibilityMedium;
extern UIContentSizeCategory const UIContentSizeCategoryAccessibilityLarge;
extern UIContentSizeCategory const UIContentSizeCategoryAccessibilityExtraLarge;
extern UIContentSizeCategory const UIContentSizeCategoryAccessibilityExtraExtraLarge;
extern UIContentSizeCategory const UIContentSizeCategoryAccessibilityExtraExtraExtraLarge;

SENDABLE
@interface UITraitCollection : NSObject
+ (UITraitCollection *)traitCollectionWithPreferredContentSizeCategory:(UIContentSizeCategory)preferredContentSizeCategory;
@property(nonatomic, readonly) UIContentSizeCategory preferredContentSizeCategory;
@end

typedef CGFloat UIFontWeight OPEN_NAMES NAMED(UIFont.Weight);
extern const UIFontWeight UIFontWeightRegular;
extern const UIFontWeight UIFontWeightMedium;
extern const UIFontWeight UIFontWeightSemibold;

@interface UIFont (Lines)
@property(nonatomic, readonly) CGFloat lineHeight;
@property(nonatomic, readonly) CGFloat pointSize;
@property(nonatomic, readonly) CGFloat ascender;
@property(nonatomic, readonly) CGFloat descender;
- (UIFont *)fontWithSize:(CGFloat)fontSize NAMED(withSize(_:));
+ (UIFont *)systemFontOfSize:(CGFloat)fontSize weight:(UIFontWeight)weight;
+ (UIFont *)monospacedDigitSystemFontOfSize:(CGFloat)fontSize weight:(UIFontWeight)weight;
+ (UIFont *)preferredFontForTextStyle:(UIFontTextStyle)style;
+ (UIFont *)preferredFontForTextStyle:(UIFontTextStyle)style
        compatibleWithTraitCollection:(nullable UITraitCollection *)traitCollection NAMED(preferredFont(forTextStyle:compatibleWith:));
@end

// Both set together: the size of the text follows what a person has chosen.
MAIN_ACTOR
@protocol UIContentSizeCategoryAdjusting <NSObject>
@property(nonatomic) BOOL adjustsFontForContentSizeCategory;
@end

ALL_NONNULL_END
