#pragma once
#import "Layout.h"
#import "Menu.h"
#import "TextInput.h"
#import "ViewController.h"

ALL_NONNULL_BEGIN

@class UITextView;
@class UITextFormattingViewController, UITextItem, UITextItemMenuConfiguration;

typedef ENUMERATION(NSInteger, UITextItemInteraction) {
  UITextItemInteractionInvokeDefaultAction,
  UITextItemInteractionPresentActions,
  UITextItemInteractionPreview,
} NOT_ON(tvos) NOT_ON(visionos);

@interface NSTextAttachment : NSObject
@end

SINCE(ios, 17.0) NOT_ON(tvos) MAIN_ACTOR
@interface UITextItem : NSObject
@property(nonatomic, readonly, assign) NSRange range;
@end

SINCE(ios, 17.0) NOT_ON(tvos) MAIN_ACTOR NAMED(UITextItem.MenuConfiguration)
@interface UITextItemMenuConfiguration : NSObject
+ (instancetype)configurationWithMenu:(UIMenu *)menu NAMED(init(menu:));
@end

SINCE(ios, 18.0) NOT_ON(maccatalyst) NOT_ON(tvos) MAIN_ACTOR
@interface UITextFormattingViewController : UIViewController
@end

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
- (nullable UIAction *)textView:(UITextView *)textView
       primaryActionForTextItem:(UITextItem *)textItem
                  defaultAction:(UIAction *)defaultAction NAMED(textView(_:primaryActionFor:defaultAction:))
    SINCE(ios, 17.0) NOT_ON(tvos);
- (nullable UITextItemMenuConfiguration *)textView:(UITextView *)textView
                      menuConfigurationForTextItem:(UITextItem *)textItem
                                       defaultMenu:(UIMenu *)defaultMenu
    NAMED(textView(_:menuConfigurationFor:defaultMenu:)) SINCE(ios, 17.0) NOT_ON(tvos);
- (void)textView:(UITextView *)textView
    textItemMenuWillDisplayForTextItem:(UITextItem *)textItem
                              animator:(id<UIContextMenuInteractionAnimating>)animator
    NAMED(textView(_:textItemMenuWillDisplayFor:animator:)) SINCE(ios, 17.0) NOT_ON(tvos);
- (void)textView:(UITextView *)textView
    textItemMenuWillEndForTextItem:(UITextItem *)textItem
                          animator:(id<UIContextMenuInteractionAnimating>)animator
    NAMED(textView(_:textItemMenuWillEndFor:animator:)) SINCE(ios, 17.0) NOT_ON(tvos);
- (BOOL)textView:(UITextView *)textView
    shouldInteractWithURL:(NSURL *)URL
                  inRange:(NSRange)characterRange
              interaction:(UITextItemInteraction)interaction
    NAMED(textView(_:shouldInteractWith:in:interaction:)) NOT_ON(tvos) NOT_ON(visionos);
- (BOOL)textView:(UITextView *)textView
    shouldInteractWithTextAttachment:(NSTextAttachment *)textAttachment
                             inRange:(NSRange)characterRange
                         interaction:(UITextItemInteraction)interaction
    NAMED(textView(_:shouldInteractWith:in:interaction:)) NOT_ON(tvos) NOT_ON(visionos);
- (BOOL)textView:(UITextView *)textView
    shouldInteractWithURL:(NSURL *)URL
                  inRange:(NSRange)characterRange
    NAMED(textView(_:shouldInteractWith:in:)) NOT_ON(tvos) NOT_ON(visionos);
- (BOOL)textView:(UITextView *)textView
    shouldInteractWithTextAttachment:(NSTextAttachment *)textAttachment
                             inRange:(NSRange)characterRange
    NAMED(textView(_:shouldInteractWith:in:)) NOT_ON(tvos) NOT_ON(visionos);
- (void)textViewWritingToolsWillBegin:(UITextView *)textView SINCE(ios, 18.0) SINCE(visionos, 2.4) NOT_ON(tvos);
- (void)textViewWritingToolsDidEnd:(UITextView *)textView SINCE(ios, 18.0) SINCE(visionos, 2.4) NOT_ON(tvos);
- (NSArray<NSValue *> *)textView:(UITextView *)textView
    writingToolsIgnoredRangesInEnclosingRange:(NSRange)enclosingRange
    NAMED(textView(_:writingToolsIgnoredRangesInEnclosingRange:)) SINCE(ios, 18.0) SINCE(visionos, 2.4) NOT_ON(tvos);
- (void)textView:(UITextView *)textView
    willBeginFormattingWithViewController:(UITextFormattingViewController *)viewController
    NAMED(textView(_:willBeginFormattingWith:)) SINCE(ios, 18.0) NOT_ON(maccatalyst) NOT_ON(tvos);
- (void)textView:(UITextView *)textView
    didBeginFormattingWithViewController:(UITextFormattingViewController *)viewController
    NAMED(textView(_:didBeginFormattingWith:)) SINCE(ios, 18.0) NOT_ON(maccatalyst) NOT_ON(tvos);
- (void)textView:(UITextView *)textView
    willEndFormattingWithViewController:(UITextFormattingViewController *)viewController
    NAMED(textView(_:willEndFormattingWith:)) SINCE(ios, 18.0) NOT_ON(maccatalyst) NOT_ON(tvos);
- (void)textView:(UITextView *)textView
    didEndFormattingWithViewController:(UITextFormattingViewController *)viewController
    NAMED(textView(_:didEndFormattingWith:)) SINCE(ios, 18.0) NOT_ON(maccatalyst) NOT_ON(tvos);
- (void)textView:(UITextView *)textView insertInputSuggestion:(UIInputSuggestion *)inputSuggestion
    NAMED(textView(_:insertInputSuggestion:)) SINCE(ios, 18.4) NOT_ON(maccatalyst) NOT_ON(tvos) NOT_ON(visionos);
@end

@class NSTextStorage;

typedef OPTION_SET(NSUInteger, NSTextStorageEditActions) {
  NSTextStorageEditedAttributes = 1 << 0,
  NSTextStorageEditedCharacters = 1 << 1,
} NAMED(NSTextStorage.EditActions);

@protocol NSTextStorageDelegate <NSObject>
@optional
- (void)textStorage:(NSTextStorage *)textStorage
    didProcessEditing:(NSTextStorageEditActions)editedMask
                range:(NSRange)editedRange
       changeInLength:(NSInteger)delta;
@end

@interface NSTextStorage : NSMutableAttributedString
@property(nullable, weak, nonatomic) id<NSTextStorageDelegate> delegate;
@end

MAIN_ACTOR
@interface NSTextContainer : NSObject
@property(nonatomic) CGFloat lineFragmentPadding;
@property(nonatomic) NSUInteger maximumNumberOfLines;
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
@property(nonatomic, readonly, strong) NSTextStorage *textStorage;
@property(nonatomic, copy) NSDictionary<NSAttributedStringKey, id> *typingAttributes;
@property(nonatomic) BOOL clearsOnInsertion;
- (void)scrollRangeToVisible:(NSRange)range;
#ifndef OLDER_SDK
@property(nonatomic, copy) NSArray<NSValue *> *selectedRanges SINCE(ios, 26.0) SINCE(tvos, 26.0) SINCE(visionos, 26.0);
#endif
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
