#pragma once
#import "View.h"

ALL_NONNULL_BEGIN

typedef OPTION_SET(NSUInteger, UIMenuElementAttributes) {
  UIMenuElementAttributesDisabled = 1 << 0,
} NAMED(UIMenuElement.Attributes);

typedef ENUMERATION(NSInteger, UIMenuElementState) {
  UIMenuElementStateOff,
  UIMenuElementStateOn,
  UIMenuElementStateMixed,
} NAMED(UIMenuElement.State);

MAIN_ACTOR
@interface UIMenuElement : NSObject
@property(nonatomic, readonly) NSString *title;
@end

MAIN_ACTOR
@interface UIMenu : UIMenuElement
@property(nonatomic, readonly) NSArray<UIMenuElement *> *children;
@end

typedef NSString *UIActionIdentifier OPEN_NAMES NAMED(UIAction.Identifier);

MAIN_ACTOR
@interface UIAction : UIMenuElement
@property(nonatomic, readonly) UIActionIdentifier identifier;
@property(nonatomic, readonly, nullable) id sender;
@end

typedef OPTION_SET(NSInteger, UIKeyModifierFlags) {
  UIKeyModifierShift = 1 << 17,
};

MAIN_ACTOR
@interface UICommand : UIMenuElement
@end

MAIN_ACTOR
@interface UIKeyCommand : UICommand
+ (instancetype)keyCommandWithInput:(NSString *)input modifierFlags:(UIKeyModifierFlags)modifierFlags action:(SEL)action;
@property(nullable, nonatomic, readonly) SEL action;
@property(nullable, nonatomic, readonly) NSString *input;
@property(nonatomic, readonly) UIKeyModifierFlags modifierFlags;
@property(nonatomic) BOOL wantsPriorityOverSystemBehavior;
@end

extern NSString *const UIKeyInputUpArrow NONISOLATED NAMED(UIKeyCommand.inputUpArrow);
extern NSString *const UIKeyInputDownArrow NONISOLATED NAMED(UIKeyCommand.inputDownArrow);

SINCE(tvos, 17.0) MAIN_ACTOR
@protocol UIContextMenuInteractionAnimating <NSObject>
- (void)addAnimations:(void (^)(void))animations;
- (void)addCompletion:(void (^)(void))completion NO_ASYNC;
@end

SINCE(ios, 16.0) NOT_ON(tvos) MAIN_ACTOR
@protocol UIEditMenuInteractionAnimating <NSObject>
- (void)addAnimations:(void (^)(void))animations;
- (void)addCompletion:(void (^)(void))completion NO_ASYNC;
@end

ALL_NONNULL_END
