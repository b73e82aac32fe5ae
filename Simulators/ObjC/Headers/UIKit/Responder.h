#pragma once
#import "Text.h"

ALL_NONNULL_BEGIN

@class UIKeyCommand, UITextInputMode, UIView;

MAIN_ACTOR
@protocol UIResponderStandardEditActions <NSObject>
@optional
- (void)cut:(nullable id)sender;
- (void)copy:(nullable id)sender;
- (void)paste:(nullable id)sender;
- (void)delete:(nullable id)sender;
- (void)selectAll:(nullable id)sender;
- (void)select:(nullable id)sender;
@end

MAIN_ACTOR
@interface UIResponder : NSObject <UIResponderStandardEditActions>
@property(nonatomic, readonly, nullable) UIResponder *nextResponder NAMED(next);
@property(nonatomic, readonly) BOOL canBecomeFirstResponder;
- (BOOL)becomeFirstResponder;
@property(nonatomic, readonly) BOOL canResignFirstResponder;
- (BOOL)resignFirstResponder;
@property(nonatomic, readonly) BOOL isFirstResponder;
- (BOOL)canPerformAction:(SEL)action withSender:(nullable id)sender;
@property(nullable, nonatomic, readonly) NSUndoManager *undoManager;
@end

@interface UIResponder (UIResponderKeyCommands)
@property(nullable, nonatomic, readonly) NSArray<UIKeyCommand *> *keyCommands;
@end

@interface UIResponder (UIResponderInputViewAdditions)
@property(nullable, nonatomic, readonly, strong) UIView *inputView;
@property(nullable, nonatomic, readonly, strong) UIView *inputAccessoryView NOT_ON(visionos);
@property(nullable, nonatomic, readonly, strong) UITextInputMode *textInputMode;
- (void)reloadInputViews;
@end

// Names that any thread may read.
extern NSNotificationName const UIKeyboardWillShowNotification NOT_ON(tvos) NONISOLATED
    NAMED(UIResponder.keyboardWillShowNotification);
extern NSNotificationName const UIKeyboardDidShowNotification NOT_ON(tvos) NONISOLATED
    NAMED(UIResponder.keyboardDidShowNotification);
extern NSNotificationName const UIKeyboardDidHideNotification NOT_ON(tvos) NONISOLATED
    NAMED(UIResponder.keyboardDidHideNotification);
extern NSString *const UIKeyboardFrameBeginUserInfoKey NOT_ON(tvos) NONISOLATED
    NAMED(UIResponder.keyboardFrameBeginUserInfoKey);
extern NSNotificationName const UIKeyboardWillChangeFrameNotification NOT_ON(tvos) NONISOLATED
    NAMED(UIResponder.keyboardWillChangeFrameNotification);
extern NSNotificationName const UIKeyboardDidChangeFrameNotification NOT_ON(tvos) NONISOLATED
    NAMED(UIResponder.keyboardDidChangeFrameNotification);
extern NSNotificationName const UIKeyboardWillHideNotification NOT_ON(tvos) NONISOLATED
    NAMED(UIResponder.keyboardWillHideNotification);
extern NSString *const UIKeyboardFrameEndUserInfoKey NOT_ON(tvos) NONISOLATED
    NAMED(UIResponder.keyboardFrameEndUserInfoKey);
extern NSString *const UIKeyboardAnimationDurationUserInfoKey NOT_ON(tvos) NONISOLATED
    NAMED(UIResponder.keyboardAnimationDurationUserInfoKey);
extern NSString *const UIKeyboardAnimationCurveUserInfoKey NOT_ON(tvos) NONISOLATED
    NAMED(UIResponder.keyboardAnimationCurveUserInfoKey);
extern NSString *const UIKeyboardIsLocalUserInfoKey NOT_ON(tvos) NONISOLATED
    NAMED(UIResponder.keyboardIsLocalUserInfoKey);

ALL_NONNULL_END
