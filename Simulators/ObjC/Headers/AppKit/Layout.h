#pragma once
#import "View.h"

ALL_NONNULL_BEGIN

typedef float NSLayoutPriority OPEN_NAMES NAMED(NSLayoutConstraint.Priority);
static const NSLayoutPriority NSLayoutPriorityDefaultLow = 250.0;

typedef ENUMERATION(NSInteger, NSLayoutConstraintOrientation) {
  NSLayoutConstraintOrientationHorizontal = 0,
  NSLayoutConstraintOrientationVertical = 1,
} NAMED(NSLayoutConstraint.Orientation);

MAIN_ACTOR
@interface NSLayoutConstraint : NSObject
@end

@interface NSView (NSConstraintBasedLayoutLayering)
@property(readonly) NSSize intrinsicContentSize;
- (void)setContentHuggingPriority:(NSLayoutPriority)priority
                   forOrientation:(NSLayoutConstraintOrientation)orientation
    NAMED(setContentHuggingPriority(_:for:));
- (void)setContentCompressionResistancePriority:(NSLayoutPriority)priority
                                 forOrientation:(NSLayoutConstraintOrientation)orientation
    NAMED(setContentCompressionResistancePriority(_:for:));
@end

ALL_NONNULL_END
