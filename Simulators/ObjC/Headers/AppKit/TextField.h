#pragma once
#import "Control.h"
#import "TextContent.h"

ALL_NONNULL_BEGIN

typedef ENUMERATION(NSUInteger, NSTextFieldBezelStyle) {
  NSTextFieldSquareBezel = 0,
  NSTextFieldRoundedBezel = 1,
} NAMED(NSTextField.BezelStyle);

MAIN_ACTOR
@protocol NSTextFieldDelegate <NSControlTextEditingDelegate>
@end

MAIN_ACTOR
@interface NSTextField : NSControl <NSTextContent>
@property(nullable, copy) NSString *placeholderString;
@property(nullable, copy) NSColor *textColor;
@property BOOL drawsBackground;
@property(getter=isBordered) BOOL bordered;
@property(getter=isBezeled) BOOL bezeled;
@property(getter=isEditable) BOOL editable;
@property(getter=isSelectable) BOOL selectable;
@property(nullable, weak) id<NSTextFieldDelegate> delegate;
- (void)textDidChange:(NSNotification *)notification;
- (void)textDidEndEditing:(NSNotification *)notification;
@property NSTextFieldBezelStyle bezelStyle;
@end

MAIN_ACTOR
@interface NSSecureTextField : NSTextField
@end

MAIN_ACTOR
@interface NSSearchField : NSTextField
@end

MAIN_ACTOR
@interface NSComboBox : NSTextField
@property BOOL completes;
- (void)selectItemAtIndex:(NSInteger)index NAMED(selectItem(at:));
@end

MAIN_ACTOR
@interface NSTokenField : NSTextField
@end

MAIN_ACTOR
@interface NSTableCellView : NSView
@property(nullable, strong) id objectValue;
@property(nullable, assign) NSTextField *textField;
@end

MAIN_ACTOR
@interface NSTableView : NSControl
@end

ALL_NONNULL_END
