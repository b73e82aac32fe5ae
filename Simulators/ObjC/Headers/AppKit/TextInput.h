#pragma once
#import "View.h"

ALL_NONNULL_BEGIN

@protocol NSTextInputClient
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
