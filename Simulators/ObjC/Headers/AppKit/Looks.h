#pragma once
#import <Foundation/Coding.h>
#import <Foundation/Formatters.h>
#import <Foundation/Notifications.h>
#import <Foundation/System.h>
#import <Foundation/Undo.h>

ALL_NONNULL_BEGIN

typedef NSString *NSFontTextStyle CLOSED_NAMES NAMED(NSFont.TextStyle);
typedef NSString *NSFontTextStyleOptionKey CLOSED_NAMES NAMED(NSFont.TextStyleOptionKey);

@interface NSFont : NSObject
@property(readonly) CGFloat pointSize;
+ (NSFont *)systemFontOfSize:(CGFloat)fontSize;
+ (NSFont *)preferredFontForTextStyle:(NSFontTextStyle)style
                              options:(NSDictionary<NSFontTextStyleOptionKey, id> *)options;
@end

extern NSFontTextStyle const NSFontTextStyleLargeTitle;
extern NSFontTextStyle const NSFontTextStyleTitle1;
extern NSFontTextStyle const NSFontTextStyleTitle2;
extern NSFontTextStyle const NSFontTextStyleTitle3;
extern NSFontTextStyle const NSFontTextStyleHeadline;
extern NSFontTextStyle const NSFontTextStyleSubheadline;
extern NSFontTextStyle const NSFontTextStyleBody;
extern NSFontTextStyle const NSFontTextStyleCallout;
extern NSFontTextStyle const NSFontTextStyleFootnote;
extern NSFontTextStyle const NSFontTextStyleCaption1;
extern NSFontTextStyle const NSFontTextStyleCaption2;

SENDABLE
@interface NSColor : NSObject
@property(class, strong, readonly) NSColor *clearColor;
@property(class, strong, readonly) NSColor *placeholderTextColor NAMED(placeholderTextColor);
@end

extern NSAttributedStringKey const NSFontAttributeName NAMED(font);
extern NSAttributedStringKey const NSForegroundColorAttributeName NAMED(foregroundColor);

@interface NSAttributedString (NSStringDrawing)
- (NSSize)size;
@end

typedef ENUMERATION(NSInteger, NSWritingDirection) {
  NSWritingDirectionNatural = -1,
  NSWritingDirectionLeftToRight = 0,
  NSWritingDirectionRightToLeft = 1,
};

typedef ENUMERATION(NSInteger, NSTextAlignment) {
  NSTextAlignmentLeft = 0,
  NSTextAlignmentRight = 1,
  NSTextAlignmentCenter = 2,
  NSTextAlignmentJustified = 3,
  NSTextAlignmentNatural = 4,
};

typedef ENUMERATION(NSInteger, NSUserInterfaceLayoutDirection) {
  NSUserInterfaceLayoutDirectionLeftToRight = 0,
  NSUserInterfaceLayoutDirectionRightToLeft = 1,
};

ALL_NONNULL_END
