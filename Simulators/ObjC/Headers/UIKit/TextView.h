#pragma once
#import "Layout.h"
#import "Menu.h"
#import "TextInput.h"

ALL_NONNULL_BEGIN

@class UITextView;

MAIN_ACTOR
@protocol UITextViewDelegate <NSObject, UIScrollViewDelegate>
@optional
- (BOOL)textViewShouldBeginEditing:(UITextView *)textView;
- (BOOL)textViewShouldEndEditing:(UITextView *)textView;
- (void)textViewDidBeginEditing:(UITextView *)textView;
- (void)textViewDidEndEditing:(UITextView *)textView;
- (BOOL)textView:(UITextView *)textView shouldChangeTextInRange:(NSRange)range replacementText:(NSString *)text;
#ifndef OLDER_SDK
- (BOOL)textView:(UITextView *)textView
    shouldChangeTextInRanges:(NSArray<NSValue *> *)ranges
             replacementText:(NSString *)text SINCE(ios, 26.0) SINCE(tvos, 26.0) SINCE(visionos, 26.0);
#endif
- (void)textViewDidChange:(UITextView *)textView;
- (void)textViewDidChangeSelection:(UITextView *)textView;
- (nullable UIMenu *)textView:(UITextView *)textView
       editMenuForTextInRange:(NSRange)range
             suggestedActions:(NSArray<UIMenuElement *> *)suggestedActions SINCE(ios, 16.0) SINCE(tvos, 16.0);
#ifndef OLDER_SDK
- (nullable UIMenu *)textView:(UITextView *)textView
      editMenuForTextInRanges:(NSArray<NSValue *> *)ranges
             suggestedActions:(NSArray<UIMenuElement *> *)suggestedActions
    SINCE(ios, 26.0) SINCE(tvos, 26.0) SINCE(visionos, 26.0);
#endif
- (void)textView:(UITextView *)textView
    willPresentEditMenuWithAnimator:(id<UIEditMenuInteractionAnimating>)animator
    NAMED(textView(_:willPresentEditMenuWith:)) SINCE(ios, 16.0) NOT_ON(tvos);
- (void)textView:(UITextView *)textView
    willDismissEditMenuWithAnimator:(id<UIEditMenuInteractionAnimating>)animator
    NAMED(textView(_:willDismissEditMenuWith:)) SINCE(ios, 16.0) NOT_ON(tvos);
- (void)textView:(UITextView *)textView insertInputSuggestion:(UIInputSuggestion *)inputSuggestion
    NAMED(textView(_:insertInputSuggestion:)) SINCE(ios, 18.4) NOT_ON(maccatalyst) NOT_ON(tvos) NOT_ON(visionos);
@end

MAIN_ACTOR
@interface NSTextContainer : NSObject
@property(nonatomic) CGFloat lineFragmentPadding;
@end

MAIN_ACTOR
@interface UITextView : UIScrollView <UITextInput, UIContentSizeCategoryAdjusting>
- (instancetype)initWithFrame:(CGRect)frame textContainer:(nullable NSTextContainer *)textContainer DESIGNATED;
- (nullable instancetype)initWithCoder:(NSCoder *)coder DESIGNATED;
@property(nullable, nonatomic, weak) id<UITextViewDelegate> delegate;
@property(null_resettable, nonatomic, copy) NSString *text;
@property(null_resettable, copy) NSAttributedString *attributedText;
@property(nullable, nonatomic, strong) UIColor *textColor;
@property(nullable, nonatomic, strong) UIFont *font;
@property(nonatomic) NSTextAlignment textAlignment;
@property(nonatomic) NSRange selectedRange;
@property(nonatomic, getter=isEditable) BOOL editable NOT_ON(tvos);
@property(nonatomic, getter=isSelectable) BOOL selectable;
@property(nonatomic) UIEdgeInsets textContainerInset;
@property(nonatomic, readonly) NSTextContainer *textContainer;
@property(nullable, readwrite, strong) UIView *inputView;
@property(nullable, readwrite, strong) UIView *inputAccessoryView NOT_ON(visionos);
@end

extern NSNotificationName const UITextViewTextDidBeginEditingNotification NONISOLATED
    NAMED(UITextView.textDidBeginEditingNotification);
extern NSNotificationName const UITextViewTextDidChangeNotification NONISOLATED
    NAMED(UITextView.textDidChangeNotification);
extern NSNotificationName const UITextViewTextDidEndEditingNotification NONISOLATED
    NAMED(UITextView.textDidEndEditingNotification);

ALL_NONNULL_END
