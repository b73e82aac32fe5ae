#pragma once
#import <CoreGraphics/Geometry.h>
#import <ObjectiveC/Associations.h>
#import <ObjectiveC/NSObject.h>

ALL_NONNULL_BEGIN

typedef CGPoint NSPoint;
typedef CGSize NSSize;
typedef CGRect NSRect;
typedef double NSTimeInterval NAMED(TimeInterval);

static const NSInteger NSNotFound = 0x7fffffffffffffffL;

typedef struct _NSRange {
  NSUInteger location;
  NSUInteger length;
} NSRange;
typedef NSRange *NSRangePointer;

NSUInteger NSMaxRange(NSRange range);

typedef ENUMERATION(NSInteger, NSComparisonResult) {
  NSOrderedAscending = -1,
  NSOrderedSame,
  NSOrderedDescending,
} NAMED(ComparisonResult);

NSString *NSStringFromSelector(SEL aSelector);
SEL NSSelectorFromString(NSString *aSelectorName);

ALL_NONNULL_END
