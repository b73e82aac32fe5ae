#pragma once
#import "View.h"

ALL_NONNULL_BEGIN

@protocol NSTextInputClient
- (void)insertText:(id)string replacementRange:(NSRange)replacementRange;
- (void)doCommandBySelector:(SEL)selector NAMED(doCommand(by:));
- (void)setMarkedText:(id)string selectedRange:(NSRange)selectedRange replacementRange:(NSRange)replacementRange;
- (void)unmarkText;
- (BOOL)hasMarkedText;
- (NSRange)markedRange;
- (NSRange)selectedRange;
@end

MAIN_ACTOR
@interface NSTextInputContext : NSObject
@property(class, readonly, nullable, strong) NSTextInputContext *currentInputContext NAMED(current);
@property(readonly, assign) id<NSTextInputClient> client;
@property(nullable, copy) NSString *selectedKeyboardInputSource;
@end

ALL_NONNULL_END
