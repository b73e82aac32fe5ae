#pragma once
#import "Looks.h"

ALL_NONNULL_BEGIN

typedef NSString *NSTextContentType CLOSED_NAMES;
extern NSTextContentType const NSTextContentTypeUsername;
extern NSTextContentType const NSTextContentTypeOneTimeCode;
extern NSTextContentType const NSTextContentTypeTelephoneNumber SINCE(macos, 14.0);
extern NSTextContentType const NSTextContentTypeCreditCardNumber SINCE(macos, 14.0);
extern NSTextContentType const NSTextContentTypeCreditCardSecurityCode SINCE(macos, 14.0);
extern NSTextContentType const NSTextContentTypeCreditCardExpiration SINCE(macos, 14.0);
extern NSTextContentType const NSTextContentTypePostalCode SINCE(macos, 14.0);
extern NSTextContentType const NSTextContentTypeName SINCE(macos, 14.0);
extern NSTextContentType const NSTextContentTypeEmailAddress SINCE(macos, 14.0);
extern NSTextContentType const NSTextContentTypeURL SINCE(macos, 14.0);
extern NSTextContentType const NSTextContentTypeBirthdate SINCE(macos, 14.0);

@protocol NSTextContent
@property(nullable, copy) NSTextContentType contentType;
@end

ALL_NONNULL_END
