#pragma once
#import "View.h"

ALL_NONNULL_BEGIN

typedef OPTION_SET(NSUInteger, NSEventModifierFlags) {
  NSEventModifierFlagShift = 1 << 17,
  NSEventModifierFlagControl = 1 << 18,
  NSEventModifierFlagOption = 1 << 19,
  NSEventModifierFlagCommand = 1 << 20,
} NAMED(NSEvent.ModifierFlags);

typedef OPTION_SET(unsigned long long, NSEventMask) {
  NSEventMaskKeyDown = 1ULL << 10,
} NAMED(NSEvent.EventTypeMask);

@interface NSEvent : NSObject
@property(readonly) unsigned short keyCode;
@property(readonly) NSEventModifierFlags modifierFlags;
@property(nullable, readonly, weak) NSWindow *window MAIN_ACTOR;
+ (nullable id)addLocalMonitorForEventsMatchingMask:(NSEventMask)mask
                                            handler:(NSEvent *_Nullable (^)(NSEvent *event))block
    NAMED(addLocalMonitorForEvents(matching:handler:));
+ (void)removeMonitor:(id)eventMonitor;
@end

ALL_NONNULL_END
