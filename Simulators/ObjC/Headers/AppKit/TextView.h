#pragma once
#import "Text.h"
#import "TextContent.h"
#import "TextInput.h"

ALL_NONNULL_BEGIN

@class NSTextView;

@protocol NSTextViewDelegate <NSTextDelegate>
@optional
- (BOOL)textView:(NSTextView *)textView
    shouldChangeTextInRange:(NSRange)affectedCharRange
          replacementString:(nullable NSString *)replacementString MAIN_ACTOR;
- (BOOL)textView:(NSTextView *)textView
    shouldChangeTextInRanges:(NSArray<NSValue *> *)affectedRanges
          replacementStrings:(nullable NSArray<NSString *> *)replacementStrings MAIN_ACTOR;
- (BOOL)textView:(NSTextView *)textView doCommandBySelector:(SEL)commandSelector
    NAMED(textView(_:doCommandBy:)) MAIN_ACTOR;
- (nullable NSUndoManager *)undoManagerForTextView:(NSTextView *)view MAIN_ACTOR;
- (void)textViewDidChangeSelection:(NSNotification *)notification MAIN_ACTOR;
@end

MAIN_ACTOR
@interface NSTextView : NSText <NSTextInputClient, NSTextContent>
- (instancetype)initWithFrame:(NSRect)frameRect;
- (nullable instancetype)initWithCoder:(NSCoder *)coder DESIGNATED;
@property(nullable, weak) id<NSTextViewDelegate> delegate;
@property(nullable, readonly, assign) NSTextStorage *textStorage;
@property(copy) NSDictionary<NSAttributedStringKey, id> *typingAttributes;
@property BOOL allowsUndo;
@property(copy) NSColor *insertionPointColor;
@property(getter=isAutomaticSpellingCorrectionEnabled) BOOL automaticSpellingCorrectionEnabled;
- (void)setSelectedRange:(NSRange)charRange;
- (BOOL)shouldChangeTextInRange:(NSRange)affectedCharRange replacementString:(nullable NSString *)replacementString;
- (BOOL)shouldChangeTextInRanges:(NSArray<NSValue *> *)affectedRanges
              replacementStrings:(nullable NSArray<NSString *> *)replacementStrings
    NAMED(shouldChangeText(inRanges:replacementStrings:));
- (void)didChangeText;
- (void)breakUndoCoalescing;
@end

extern NSNotificationName const NSTextViewDidChangeSelectionNotification NAMED(NSTextView.didChangeSelectionNotification);

ALL_NONNULL_END
