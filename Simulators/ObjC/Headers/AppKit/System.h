#pragma once
#import "Looks.h"

ALL_NONNULL_BEGIN

typedef ENUMERATION(NSInteger, NSAccessibilityPriorityLevel) {
  NSAccessibilityPriorityLow = 10,
  NSAccessibilityPriorityMedium = 50,
  NSAccessibilityPriorityHigh = 90,
};

@interface NSSound : NSObject
@end
void NSBeep(void) NAMED(NSSound.beep());

@interface NSWorkspace : NSObject
@property(class, readonly, strong) NSWorkspace *sharedWorkspace NAMED(shared);
@end

@interface NSWorkspace (NSWorkspaceAccessibility)
@property(readonly, getter=isVoiceOverEnabled) BOOL voiceOverEnabled;
@end

ALL_NONNULL_END
