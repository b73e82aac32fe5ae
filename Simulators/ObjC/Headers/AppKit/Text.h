#pragma once
#import "View.h"

ALL_NONNULL_BEGIN

@class NSText;

typedef ENUMERATION(NSInteger, NSTextMovement) {
  NSTextMovementReturn = 16,
  NSTextMovementTab = 17,
  NSTextMovementOther = 0,
};

@protocol NSTextDelegate <NSObject>
@optional
- (void)textDidEndEditing:(NSNotification *)notification MAIN_ACTOR;
- (void)textDidChange:(NSNotification *)notification MAIN_ACTOR;
@end

MAIN_ACTOR
@interface NSText : NSView
@property(copy) NSString *string;
@property(nullable, weak) id<NSTextDelegate> delegate;
@property(getter=isEditable) BOOL editable;
@property(getter=isFieldEditor) BOOL fieldEditor;
- (void)cut:(nullable id)sender;
- (void)paste:(nullable id)sender;
@end

extern NSNotificationName const NSTextDidEndEditingNotification NAMED(NSText.didEndEditingNotification);
extern NSNotificationName const NSTextDidChangeNotification NAMED(NSText.didChangeNotification);
extern NSString *const NSTextMovementUserInfoKey NAMED(NSText.movementUserInfoKey);

@interface NSTextStorage : NSMutableAttributedString
@end

ALL_NONNULL_END
