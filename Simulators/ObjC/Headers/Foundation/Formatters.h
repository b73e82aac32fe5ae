#pragma once
#import "Coding.h"

ALL_NONNULL_BEGIN

NAMED(Formatter)
@interface NSFormatter : NSObject <NSCopying, NSCoding>
- (nullable NSString *)stringForObjectValue:(nullable id)obj NAMED(string(for:));
- (nullable NSString *)editingStringForObjectValue:(id)obj NAMED(editingString(for:));
- (BOOL)getObjectValue:(out id _Nullable *_Nullable)obj
             forString:(NSString *)string
      errorDescription:(out NSString *_Nullable *_Nullable)error NAMED(getObjectValue(_:for:errorDescription:));
- (BOOL)isPartialStringValid:(NSString *)partialString
            newEditingString:(NSString *_Nullable *_Nullable)newString
            errorDescription:(NSString *_Nullable *_Nullable)error
    NAMED(isPartialStringValid(_:newEditingString:errorDescription:));
- (BOOL)isPartialStringValid:(NSString *_Nonnull *_Nonnull)partialStringPtr
       proposedSelectedRange:(nullable NSRangePointer)proposedSelRangePtr
              originalString:(NSString *)origString
       originalSelectedRange:(NSRange)origSelRange
            errorDescription:(NSString *_Nullable *_Nullable)error;
@end

typedef ENUMERATION(NSUInteger, NSNumberFormatterStyle) {
  NSNumberFormatterNoStyle NAMED(none) = 0,
  NSNumberFormatterDecimalStyle NAMED(decimal) = 1,
  NSNumberFormatterCurrencyStyle NAMED(currency) = 2,
  NSNumberFormatterPercentStyle NAMED(percent) = 3,
  NSNumberFormatterCurrencyISOCodeStyle NAMED(currencyISOCode) = 8,
  NSNumberFormatterCurrencyPluralStyle NAMED(currencyPlural) = 9,
  NSNumberFormatterCurrencyAccountingStyle NAMED(currencyAccounting) = 10,
} NAMED(NumberFormatter.Style);

BRIDGED("Locale")
@interface NSLocale : NSObject
@end

NAMED(NumberFormatter)
@interface NSNumberFormatter : NSFormatter
- (nullable NSString *)stringFromNumber:(NSNumber *)number NAMED(string(from:));
@property NSNumberFormatterStyle numberStyle;
@property(null_resettable, copy) NSLocale *locale;
@property(null_resettable, copy) NSString *decimalSeparator;
@property(null_resettable, copy) NSString *currencyDecimalSeparator;
@property(null_resettable, copy) NSString *currencyCode;
@property(null_resettable, copy) NSString *groupingSeparator;
@property(null_resettable, copy) NSString *currencyGroupingSeparator;
@property(null_resettable, copy) NSString *minusSign;
@property BOOL usesGroupingSeparator;
@property NSUInteger groupingSize;
@property NSUInteger secondaryGroupingSize;
@property BOOL allowsFloats;
@property NSUInteger minimumFractionDigits;
@property NSUInteger maximumFractionDigits;
@property NSUInteger maximumIntegerDigits;
@property(nullable, copy) NSNumber *minimum;
@property(nullable, copy) NSNumber *maximum;
@end

ALL_NONNULL_END
