#pragma once
#import "Responder.h"

ALL_NONNULL_BEGIN

typedef ENUMERATION(NSInteger, UITextAutocapitalizationType) {
  UITextAutocapitalizationTypeNone,
  UITextAutocapitalizationTypeWords,
  UITextAutocapitalizationTypeSentences,
  UITextAutocapitalizationTypeAllCharacters,
};

typedef ENUMERATION(NSInteger, UITextAutocorrectionType) {
  UITextAutocorrectionTypeDefault,
  UITextAutocorrectionTypeNo,
  UITextAutocorrectionTypeYes,
};

typedef ENUMERATION(NSInteger, UITextSpellCheckingType) {
  UITextSpellCheckingTypeDefault,
  UITextSpellCheckingTypeNo,
  UITextSpellCheckingTypeYes,
};

typedef ENUMERATION(NSInteger, UITextSmartQuotesType) {
  UITextSmartQuotesTypeDefault,
  UITextSmartQuotesTypeNo,
  UITextSmartQuotesTypeYes,
};

typedef ENUMERATION(NSInteger, UITextSmartDashesType) {
  UITextSmartDashesTypeDefault,
  UITextSmartDashesTypeNo,
  UITextSmartDashesTypeYes,
};

typedef ENUMERATION(NSInteger, UITextSmartInsertDeleteType) {
  UITextSmartInsertDeleteTypeDefault,
  UITextSmartInsertDeleteTypeNo,
  UITextSmartInsertDeleteTypeYes,
};

typedef ENUMERATION(NSInteger, UITextInlinePredictionType) {
  UITextInlinePredictionTypeDefault,
  UITextInlinePredictionTypeNo,
  UITextInlinePredictionTypeYes,
} SINCE(ios, 17.0) SINCE(tvos, 17.0);

typedef ENUMERATION(NSInteger, UITextMathExpressionCompletionType) {
  UITextMathExpressionCompletionTypeDefault,
  UITextMathExpressionCompletionTypeNo,
  UITextMathExpressionCompletionTypeYes,
} SINCE(ios, 18.0) SINCE(tvos, 18.0) SINCE(visionos, 2.0);

typedef ENUMERATION(NSInteger, UITextGrammarCheckingType) {
  UITextGrammarCheckingTypeDefault,
  UITextGrammarCheckingTypeNo,
  UITextGrammarCheckingTypeYes,
} SINCE(ios, 27.0) SINCE(tvos, 27.0) SINCE(visionos, 27.0);

typedef ENUMERATION(NSInteger, UIKeyboardType) {
  UIKeyboardTypeDefault,
  UIKeyboardTypeASCIICapable,
  UIKeyboardTypeNumbersAndPunctuation,
  UIKeyboardTypeURL,
  UIKeyboardTypeNumberPad,
  UIKeyboardTypePhonePad,
  UIKeyboardTypeNamePhonePad,
  UIKeyboardTypeEmailAddress,
  UIKeyboardTypeDecimalPad,
  UIKeyboardTypeTwitter,
  UIKeyboardTypeWebSearch,
  UIKeyboardTypeASCIICapableNumberPad,
};

typedef ENUMERATION(NSInteger, UIReturnKeyType) {
  UIReturnKeyDefault,
  UIReturnKeyGo,
  UIReturnKeyGoogle,
  UIReturnKeyJoin,
  UIReturnKeyNext,
  UIReturnKeyRoute,
  UIReturnKeySearch,
  UIReturnKeySend,
  UIReturnKeyYahoo,
  UIReturnKeyDone,
  UIReturnKeyEmergencyCall,
  UIReturnKeyContinue,
};

typedef ENUMERATION(NSInteger, UIWritingToolsBehavior) {
  UIWritingToolsBehaviorNone = -1,
  UIWritingToolsBehaviorDefault = 0,
  UIWritingToolsBehaviorComplete,
  UIWritingToolsBehaviorLimited,
} SINCE(ios, 18.0) SINCE(visionos, 2.4) NOT_ON(tvos);

typedef NSString *UITextContentType CLOSED_NAMES;
extern UITextContentType const UITextContentTypeName;
extern UITextContentType const UITextContentTypeTelephoneNumber;
extern UITextContentType const UITextContentTypeEmailAddress;
extern UITextContentType const UITextContentTypePostalCode;
extern UITextContentType const UITextContentTypeUsername;
extern UITextContentType const UITextContentTypePassword;
extern UITextContentType const UITextContentTypeNewPassword;
extern UITextContentType const UITextContentTypeOneTimeCode;
extern UITextContentType const UITextContentTypeCreditCardNumber;
extern UITextContentType const UITextContentTypeURL;
extern UITextContentType const UITextContentTypeDateTime;
extern UITextContentType const UITextContentTypeBirthdate SINCE(ios, 17.0) SINCE(tvos, 17.0);
extern UITextContentType const UITextContentTypeCreditCardExpiration SINCE(ios, 17.0) SINCE(tvos, 17.0);
extern UITextContentType const UITextContentTypeCreditCardSecurityCode SINCE(ios, 17.0) SINCE(tvos, 17.0);

MAIN_ACTOR
@protocol UITextInputTraits <NSObject>
@optional
@property(nonatomic) UITextAutocapitalizationType autocapitalizationType;
@property(nonatomic) UITextAutocorrectionType autocorrectionType;
@property(nonatomic) UITextSpellCheckingType spellCheckingType;
@property(nonatomic) UITextSmartQuotesType smartQuotesType;
@property(nonatomic) UITextSmartDashesType smartDashesType;
@property(nonatomic) UITextSmartInsertDeleteType smartInsertDeleteType;
@property(nonatomic) UITextInlinePredictionType inlinePredictionType SINCE(ios, 17.0) SINCE(tvos, 17.0);
@property(nonatomic) UITextMathExpressionCompletionType mathExpressionCompletionType
    SINCE(ios, 18.0) SINCE(tvos, 18.0) SINCE(visionos, 2.0);
@property(nonatomic) UITextGrammarCheckingType grammarCheckingType
    SINCE(ios, 27.0) SINCE(tvos, 27.0) SINCE(visionos, 27.0);
@property(nonatomic) BOOL allowsNumberPadPopover SINCE(ios, 26.0) SINCE(tvos, 26.0) SINCE(visionos, 26.0);
@property(nonatomic) UIKeyboardType keyboardType;
@property(nonatomic) UIReturnKeyType returnKeyType;
@property(nonatomic) BOOL enablesReturnKeyAutomatically;
@property(nonatomic, getter=isSecureTextEntry) BOOL secureTextEntry;
@property(null_unspecified, nonatomic, copy) UITextContentType textContentType;
@property(nonatomic) UIWritingToolsBehavior writingToolsBehavior SINCE(ios, 18.0) SINCE(visionos, 2.4) NOT_ON(tvos);
@end

ALL_NONNULL_END
