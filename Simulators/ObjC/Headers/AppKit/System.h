#pragma once
#import "Looks.h"

ALL_NONNULL_BEGIN

typedef ENUMERATION(NSInteger, NSAccessibilityPriorityLevel) {
  NSAccessibilityPriorityLow = 10,
  NSAccessibilityPriorityMedium = 50,
  NSAccessibilityPriorityHigh = 90,
};

typedef NSString *NSPasteboardType OPEN_NAMES NAMED(NSPasteboard.PasteboardType);
extern NSPasteboardType const NSPasteboardTypeString;

@interface NSPasteboard : NSObject
@property(class, readonly, strong) NSPasteboard *generalPasteboard NAMED(general);
- (BOOL)setString:(NSString *)string forType:(NSPasteboardType)dataType;
- (nullable NSString *)stringForType:(NSPasteboardType)dataType;
@end

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
