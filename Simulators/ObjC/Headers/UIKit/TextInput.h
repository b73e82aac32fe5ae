#pragma once
#import "TextInputTraits.h"

ALL_NONNULL_BEGIN

@protocol UITextInput;

typedef ENUMERATION(NSInteger, UITextStorageDirection) {
  UITextStorageDirectionForward = 0,
  UITextStorageDirectionBackward,
};

typedef ENUMERATION(NSInteger, UITextLayoutDirection) {
  UITextLayoutDirectionRight = 2,
  UITextLayoutDirectionLeft,
  UITextLayoutDirectionUp,
  UITextLayoutDirectionDown,
};

MAIN_ACTOR
@interface UITextPosition : NSObject
@end

MAIN_ACTOR
@interface UITextRange : NSObject
@property(nonatomic, readonly, getter=isEmpty) BOOL empty;
@property(nonatomic, readonly) UITextPosition *start;
@property(nonatomic, readonly) UITextPosition *end;
@end

MAIN_ACTOR
@interface UITextInputMode : NSObject
@property(nullable, nonatomic, readonly, strong) NSString *primaryLanguage;
@end

MAIN_ACTOR
@protocol UIKeyInput <UITextInputTraits>
@property(nonatomic, readonly) BOOL hasText;
- (void)insertText:(NSString *)text;
- (void)deleteBackward;
@end

MAIN_ACTOR
@protocol UITextInputDelegate <NSObject>
- (void)selectionWillChange:(nullable id<UITextInput>)textInput;
- (void)selectionDidChange:(nullable id<UITextInput>)textInput;
- (void)textWillChange:(nullable id<UITextInput>)textInput;
- (void)textDidChange:(nullable id<UITextInput>)textInput;
@end

MAIN_ACTOR
@protocol UITextInput <UIKeyInput>
- (nullable NSString *)textInRange:(UITextRange *)range;
- (void)replaceRange:(UITextRange *)range withText:(NSString *)text;
@property(nullable, nonatomic, copy) UITextRange *selectedTextRange;
@property(nullable, nonatomic, readonly) UITextRange *markedTextRange;
- (void)setMarkedText:(nullable NSString *)markedText selectedRange:(NSRange)selectedRange;
- (void)unmarkText;
@property(nonatomic, readonly) UITextPosition *beginningOfDocument;
@property(nonatomic, readonly) UITextPosition *endOfDocument;
- (nullable UITextRange *)textRangeFromPosition:(UITextPosition *)fromPosition
                                     toPosition:(UITextPosition *)toPosition;
- (nullable UITextPosition *)positionFromPosition:(UITextPosition *)position offset:(NSInteger)offset;
- (NSInteger)offsetFromPosition:(UITextPosition *)from toPosition:(UITextPosition *)toPosition;
@property(nullable, nonatomic, weak) id<UITextInputDelegate> inputDelegate;
- (NSComparisonResult)comparePosition:(UITextPosition *)position toPosition:(UITextPosition *)other;
- (nullable UITextPosition *)positionFromPosition:(UITextPosition *)position
                                      inDirection:(UITextLayoutDirection)direction
                                           offset:(NSInteger)offset;
- (NSWritingDirection)baseWritingDirectionForPosition:(UITextPosition *)position
                                          inDirection:(UITextStorageDirection)direction;
- (CGRect)firstRectForRange:(UITextRange *)range;
- (nullable UITextPosition *)closestPositionToPoint:(CGPoint)point;
- (CGRect)caretRectForPosition:(UITextPosition *)position;
- (void)setBaseWritingDirection:(NSWritingDirection)writingDirection forRange:(UITextRange *)range;
@end

SINCE(ios, 18.4) NOT_ON(maccatalyst) NOT_ON(tvos) NOT_ON(visionos)
@interface UIInputSuggestion : NSObject
@end

ALL_NONNULL_END
