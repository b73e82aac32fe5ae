#pragma once
#import "Looks.h"

ALL_NONNULL_BEGIN

MAIN_ACTOR
@interface NSResponder : NSObject <NSCoding>
- (instancetype)init DESIGNATED;
- (nullable instancetype)initWithCoder:(NSCoder *)coder DESIGNATED;
@property(nullable, readonly, strong) NSUndoManager *undoManager;
- (BOOL)becomeFirstResponder;
- (BOOL)resignFirstResponder;
@end

ALL_NONNULL_END
