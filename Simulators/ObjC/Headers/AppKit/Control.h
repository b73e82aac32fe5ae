#pragma once
#import "View.h"

ALL_NONNULL_BEGIN

@class NSControl, NSText, NSTextView;

MAIN_ACTOR
@interface NSControl : NSView
- (instancetype)initWithFrame:(NSRect)frameRect DESIGNATED;
- (nullable instancetype)initWithCoder:(NSCoder *)coder DESIGNATED;
@property(nullable, weak) id target;
@property(nullable) SEL action;
@property(getter=isEnabled) BOOL enabled;
@property(nullable, strong) NSFormatter *formatter;
@property(nullable, copy) id objectValue;
@property(copy) NSString *stringValue;
@property(copy) NSAttributedString *attributedStringValue;
@property(nullable, strong) NSFont *font;
@property NSTextAlignment alignment;
@property NSWritingDirection baseWritingDirection;
- (nullable NSText *)currentEditor;
- (BOOL)abortEditing;
- (void)validateEditing;
@end

extern NSNotificationName const NSControlTextDidEndEditingNotification NAMED(NSControl.textDidEndEditingNotification);
extern NSNotificationName const NSControlTextDidChangeNotification NAMED(NSControl.textDidChangeNotification);

@protocol NSControlTextEditingDelegate <NSObject>
@optional
- (void)controlTextDidChange:(NSNotification *)obj MAIN_ACTOR;
- (void)controlTextDidEndEditing:(NSNotification *)obj MAIN_ACTOR;
- (BOOL)control:(NSControl *)control textView:(NSTextView *)textView doCommandBySelector:(SEL)commandSelector
    NAMED(control(_:textView:doCommandBy:)) MAIN_ACTOR;
- (void)control:(NSControl *)control
    didFailToValidatePartialString:(NSString *)string
                  errorDescription:(nullable NSString *)error MAIN_ACTOR;
@end

MAIN_ACTOR
@interface NSButton : NSControl
@end

ALL_NONNULL_END
