#pragma once
#import "Looks.h"

ALL_NONNULL_BEGIN

// What keys do, as far as a text view does it.
MAIN_ACTOR
@protocol NSStandardKeyBindingResponding <NSObject>
@optional
- (void)insertNewline:(nullable id)sender;
- (void)deleteBackward:(nullable id)sender;
- (void)deleteForward:(nullable id)sender;
@end

MAIN_ACTOR
@interface NSResponder : NSObject <NSCoding, NSStandardKeyBindingResponding>
- (instancetype)init DESIGNATED;
- (nullable instancetype)initWithCoder:(NSCoder *)coder DESIGNATED;
@property(nullable, readonly, strong) NSUndoManager *undoManager;
- (BOOL)becomeFirstResponder;
- (BOOL)resignFirstResponder;
@end

ALL_NONNULL_END
