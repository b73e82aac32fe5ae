#pragma once
#import "Control.h"
#import "TextInput.h"
#import "Traits.h"

ALL_NONNULL_BEGIN

@class UITextField;

typedef ENUMERATION(NSInteger, UITextBorderStyle) {
  UITextBorderStyleNone,
  UITextBorderStyleLine,
  UITextBorderStyleBezel,
  UITextBorderStyleRoundedRect,
} NAMED(UITextField.BorderStyle);

typedef ENUMERATION(NSInteger, UITextFieldViewMode) {
  UITextFieldViewModeNever,
  UITextFieldViewModeWhileEditing,
  UITextFieldViewModeUnlessEditing,
  UITextFieldViewModeAlways,
} NAMED(UITextField.ViewMode);

typedef ENUMERATION(NSInteger, UITextFieldDidEndEditingReason) {
  UITextFieldDidEndEditingReasonCommitted,
  UITextFieldDidEndEditingReasonCancelled NOT_ON(ios) NOT_ON(visionos) SINCE(tvos, 10.0),
} NAMED(UITextField.DidEndEditingReason);

MAIN_ACTOR
@protocol UITextFieldDelegate <NSObject>
@optional
- (BOOL)textFieldShouldBeginEditing:(UITextField *)textField;
- (void)textFieldDidBeginEditing:(UITextField *)textField;
- (BOOL)textFieldShouldEndEditing:(UITextField *)textField;
- (void)textFieldDidEndEditing:(UITextField *)textField;
- (void)textFieldDidEndEditing:(UITextField *)textField reason:(UITextFieldDidEndEditingReason)reason;
- (BOOL)textField:(UITextField *)textField
    shouldChangeCharactersInRange:(NSRange)range
                replacementString:(NSString *)string;
#ifndef OLDER_SDK
- (BOOL)textField:(UITextField *)textField
    shouldChangeCharactersInRanges:(NSArray<NSValue *> *)ranges
                 replacementString:(NSString *)string SINCE(ios, 26.0) SINCE(tvos, 26.0) SINCE(visionos, 26.0);
#endif
- (void)textFieldDidChangeSelection:(UITextField *)textField;
- (BOOL)textFieldShouldClear:(UITextField *)textField;
- (BOOL)textFieldShouldReturn:(UITextField *)textField;
- (nullable UIMenu *)textField:(UITextField *)textField
    editMenuForCharactersInRange:(NSRange)range
                suggestedActions:(NSArray<UIMenuElement *> *)suggestedActions SINCE(ios, 16.0) SINCE(tvos, 16.0);
#ifndef OLDER_SDK
- (nullable UIMenu *)textField:(UITextField *)textField
    editMenuForCharactersInRanges:(NSArray<NSValue *> *)ranges
                 suggestedActions:(NSArray<UIMenuElement *> *)suggestedActions
    SINCE(ios, 26.0) SINCE(tvos, 26.0) SINCE(visionos, 26.0);
#endif
- (void)textField:(UITextField *)textField
    willPresentEditMenuWithAnimator:(id<UIEditMenuInteractionAnimating>)animator
    NAMED(textField(_:willPresentEditMenuWith:)) SINCE(ios, 16.0) NOT_ON(tvos);
- (void)textField:(UITextField *)textField
    willDismissEditMenuWithAnimator:(id<UIEditMenuInteractionAnimating>)animator
    NAMED(textField(_:willDismissEditMenuWith:)) SINCE(ios, 16.0) NOT_ON(tvos);
- (void)textField:(UITextField *)textField insertInputSuggestion:(UIInputSuggestion *)inputSuggestion
    NAMED(textField(_:insertInputSuggestion:)) SINCE(ios, 18.4) NOT_ON(maccatalyst) NOT_ON(tvos) NOT_ON(visionos);
@end

MAIN_ACTOR
@interface UITextField : UIControl <UITextInput, NSCoding, UIContentSizeCategoryAdjusting>
@property(nullable, nonatomic, copy) NSString *text;
@property(nullable, nonatomic, copy) NSAttributedString *attributedText;
@property(nullable, nonatomic, weak) id<UITextFieldDelegate> delegate;
@property(nullable, nonatomic, copy) NSString *placeholder;
@property(nullable, nonatomic, copy) NSAttributedString *attributedPlaceholder;
@property(nullable, nonatomic, strong) UIColor *textColor;
@property(nullable, nonatomic, strong) UIFont *font;
@property(nonatomic) NSTextAlignment textAlignment;
@property(nonatomic, copy) NSDictionary<NSAttributedStringKey, id> *defaultTextAttributes;
@property(nonatomic) UITextBorderStyle borderStyle;
@property(nonatomic) BOOL clearsOnBeginEditing;
@property(nonatomic) BOOL clearsOnInsertion;
@property(nonatomic, readonly, getter=isEditing) BOOL editing;
@property(nonatomic) UITextFieldViewMode clearButtonMode;
@property(nullable, nonatomic, strong) UIView *leftView;
@property(nonatomic) UITextFieldViewMode leftViewMode;
@property(nullable, nonatomic, strong) UIView *rightView;
@property(nonatomic) UITextFieldViewMode rightViewMode;
- (CGRect)textRectForBounds:(CGRect)bounds;
- (CGRect)placeholderRectForBounds:(CGRect)bounds;
- (CGRect)editingRectForBounds:(CGRect)bounds;
@property(nullable, readwrite, strong) UIView *inputView;
@property(nullable, readwrite, strong) UIView *inputAccessoryView NOT_ON(visionos);
@end

extern NSNotificationName const UITextFieldTextDidBeginEditingNotification NONISOLATED
    NAMED(UITextField.textDidBeginEditingNotification);
extern NSNotificationName const UITextFieldTextDidEndEditingNotification NONISOLATED
    NAMED(UITextField.textDidEndEditingNotification);
extern NSNotificationName const UITextFieldTextDidChangeNotification NONISOLATED
    NAMED(UITextField.textDidChangeNotification);

ALL_NONNULL_END
