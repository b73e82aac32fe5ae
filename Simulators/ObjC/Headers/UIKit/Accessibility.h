#pragma once
#import "View.h"

ALL_NONNULL_BEGIN

@class UIAccessibilityCustomAction;
typedef BOOL (^UIAccessibilityCustomActionHandler)(UIAccessibilityCustomAction *customAction)
    NAMED(UIAccessibilityCustomAction.Handler);

MAIN_ACTOR
@interface UIAccessibilityCustomAction : NSObject
- (instancetype)initWithName:(NSString *)name actionHandler:(UIAccessibilityCustomActionHandler)actionHandler;
@property(nonatomic, copy) NSString *name;
@property(nonatomic, nullable, copy) UIAccessibilityCustomActionHandler actionHandler;
@end

// Every object has them; a view has no others.
@interface NSObject (UIAccessibility)
@property(nonatomic) BOOL isAccessibilityElement MAIN_ACTOR;
@property(nullable, nonatomic, copy) NSString *accessibilityLabel MAIN_ACTOR;
@property(nullable, nonatomic, copy) NSString *accessibilityHint MAIN_ACTOR;
@property(nullable, nonatomic, copy) NSString *accessibilityValue MAIN_ACTOR;
@property(nullable, nonatomic, copy) NSAttributedString *accessibilityAttributedValue MAIN_ACTOR;
@property(nullable, nonatomic, copy) NSArray<UIAccessibilityCustomAction *> *accessibilityCustomActions MAIN_ACTOR;
@end

extern NSAttributedStringKey const UIAccessibilitySpeechAttributeSpellOut NAMED(accessibilitySpeechSpellOut);
extern NSAttributedStringKey const UIAccessibilitySpeechAttributePunctuation NAMED(accessibilitySpeechPunctuation);
extern NSAttributedStringKey const UIAccessibilitySpeechAttributeAnnouncementPriority
    NAMED(accessibilitySpeechAnnouncementPriority) SINCE(ios, 17.0) SINCE(tvos, 17.0);

typedef NSString *UIAccessibilityPriority CLOSED_NAMES SINCE(ios, 17.0) SINCE(tvos, 17.0);
extern UIAccessibilityPriority const UIAccessibilityPriorityHigh SINCE(ios, 17.0) SINCE(tvos, 17.0);
extern UIAccessibilityPriority const UIAccessibilityPriorityDefault SINCE(ios, 17.0) SINCE(tvos, 17.0);
extern UIAccessibilityPriority const UIAccessibilityPriorityLow SINCE(ios, 17.0) SINCE(tvos, 17.0);

NOT_ON(tvos) NOT_ON(visionos) MAIN_ACTOR
@interface UIFeedbackGenerator : NSObject
- (void)prepare;
@end

typedef ENUMERATION(NSInteger, UINotificationFeedbackType) {
  UINotificationFeedbackTypeSuccess,
  UINotificationFeedbackTypeWarning,
  UINotificationFeedbackTypeError,
} NOT_ON(tvos) NOT_ON(visionos) NAMED(UINotificationFeedbackGenerator.FeedbackType);

NOT_ON(tvos) NOT_ON(visionos) MAIN_ACTOR
@interface UINotificationFeedbackGenerator : UIFeedbackGenerator
- (void)notificationOccurred:(UINotificationFeedbackType)notificationType;
@end

NOT_ON(tvos) SENDABLE
@interface UIPasteboard : NSObject
@property(class, nonatomic, readonly) UIPasteboard *generalPasteboard NAMED(general);
@property(nullable, nonatomic, copy) NSString *string;
@property(nonatomic, readonly) BOOL hasStrings;
@end

ALL_NONNULL_END
