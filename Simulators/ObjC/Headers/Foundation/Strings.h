#pragma once
#import "Values.h"

ALL_NONNULL_BEGIN

typedef OPTION_SET(NSUInteger, NSStringCompareOptions) {
  NSCaseInsensitiveSearch NAMED(caseInsensitive) = 1,
  NSDiacriticInsensitiveSearch NAMED(diacriticInsensitive) = 128,
  NSWidthInsensitiveSearch NAMED(widthInsensitive) = 256,
  NSRegularExpressionSearch NAMED(regularExpression) = 1024,
} NAMED(NSString.CompareOptions);

BRIDGED("Swift.String")
@interface NSString : NSObject
@property(readonly) NSUInteger length;
- (instancetype)initWithString:(NSString *)aString;
- (NSString *)substringWithRange:(NSRange)range;
@end

@interface NSMutableString : NSString
@end

typedef NSString *NSAttributedStringKey OPEN_NAMES NAMED(NSAttributedString.Key);

@interface NSAttributedString : NSObject
@property(readonly, copy) NSString *string;
@property(readonly) NSUInteger length;
- (instancetype)initWithString:(NSString *)str;
- (instancetype)initWithString:(NSString *)str attributes:(nullable NSDictionary<NSAttributedStringKey, id> *)attrs;
@end

@interface NSMutableAttributedString : NSAttributedString
- (void)appendAttributedString:(NSAttributedString *)attrString;
- (void)replaceCharactersInRange:(NSRange)range withString:(NSString *)str;
- (void)replaceCharactersInRange:(NSRange)range withAttributedString:(NSAttributedString *)attrString;
@end

ALL_NONNULL_END
