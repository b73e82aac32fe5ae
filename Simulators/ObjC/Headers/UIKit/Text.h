#pragma once
#import <Foundation/Coding.h>
#import <Foundation/Formatters.h>
#import <Foundation/Notifications.h>
#import <Foundation/System.h>
#import <Foundation/Undo.h>

ALL_NONNULL_BEGIN

SENDABLE
@interface UIColor : NSObject
@property(class, nonatomic, readonly) UIColor *labelColor;
@property(class, nonatomic, readonly) UIColor *secondaryLabelColor;
@property(class, nonatomic, readonly) UIColor *systemRedColor;
@property(class, nonatomic, readonly) UIColor *placeholderTextColor;
@property(class, nonatomic, readonly) UIColor *clearColor;
@property(class, nonatomic, readonly) UIColor *tertiarySystemFillColor NOT_ON(tvos);
@end

typedef NSString *UIFontTextStyle CLOSED_NAMES NAMED(UIFont.TextStyle);

SENDABLE
@interface UIFont : NSObject
+ (UIFont *)systemFontOfSize:(CGFloat)fontSize;
@end

extern UIFontTextStyle const UIFontTextStyleLargeTitle NOT_ON(tvos);
extern UIFontTextStyle const UIFontTextStyleTitle1;
extern UIFontTextStyle const UIFontTextStyleTitle2;
extern UIFontTextStyle const UIFontTextStyleTitle3;
extern UIFontTextStyle const UIFontTextStyleHeadline;
extern UIFontTextStyle const UIFontTextStyleSubheadline;
extern UIFontTextStyle const UIFontTextStyleBody;
extern UIFontTextStyle const UIFontTextStyleCallout;
extern UIFontTextStyle const UIFontTextStyleFootnote;
extern UIFontTextStyle const UIFontTextStyleCaption1;
extern UIFontTextStyle const UIFontTextStyleCaption2;

extern NSAttributedStringKey const NSFontAttributeName NAMED(font);
extern NSAttributedStringKey const NSForegroundColorAttributeName NAMED(foregroundColor);
extern NSAttributedStringKey const NSKernAttributeName NAMED(kern);

typedef ENUMERATION(NSInteger, NSWritingDirection) {
  NSWritingDirectionNatural = -1,
  NSWritingDirectionLeftToRight = 0,
  NSWritingDirectionRightToLeft = 1,
};

typedef ENUMERATION(NSInteger, NSTextAlignment) {
  NSTextAlignmentLeft = 0,
  NSTextAlignmentCenter = 1,
  NSTextAlignmentRight = 2,
  NSTextAlignmentJustified = 3,
  NSTextAlignmentNatural = 4,
};

ALL_NONNULL_END
