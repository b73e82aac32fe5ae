#pragma once
#import "Responder.h"

ALL_NONNULL_BEGIN

@class NSText;
@class NSTextInputContext, NSWindow;

typedef OPTION_SET(NSUInteger, NSAutoresizingMaskOptions) {
  NSViewWidthSizable NAMED(width) = 2,
  NSViewHeightSizable NAMED(height) = 16,
} NAMED(NSView.AutoresizingMask);

// Its properties are pairs of methods in Swift.
NAMED(NSAccessibilityProtocol)
@protocol NSAccessibility <NSObject>
@property(getter=isAccessibilityElement) BOOL accessibilityElement AS_METHODS;
@property(nullable, copy) NSString *accessibilityLabel AS_METHODS;
@end

MAIN_ACTOR
@interface NSView : NSResponder <NSAccessibility>
- (instancetype)initWithFrame:(NSRect)frameRect DESIGNATED;
- (nullable instancetype)initWithCoder:(NSCoder *)coder DESIGNATED;
@property(nullable, readonly, assign) NSWindow *window;
@property(nullable, readonly, assign) NSView *superview;
@property(copy) NSArray<NSView *> *subviews;
@property NSRect frame;
@property NSRect bounds;
@property NSAutoresizingMaskOptions autoresizingMask;
- (void)addSubview:(NSView *)view;
- (void)removeFromSuperview;
- (nullable NSView *)hitTest:(NSPoint)point;
@property(nullable, readonly, strong) NSTextInputContext *inputContext;
@property NSUserInterfaceLayoutDirection userInterfaceLayoutDirection;
@end

MAIN_ACTOR
@interface NSWindow : NSResponder
@property(nullable, readonly, assign) NSResponder *firstResponder;
- (void)update;
- (void)makeKeyWindow NAMED(makeKey());
- (nullable NSText *)fieldEditor:(BOOL)createFlag forObject:(nullable id)object NAMED(fieldEditor(_:for:));
- (BOOL)makeFirstResponder:(nullable NSResponder *)responder;
@end

extern NSNotificationName const NSWindowDidUpdateNotification NONISOLATED NAMED(NSWindow.didUpdateNotification);

MAIN_ACTOR
@interface NSViewController : NSResponder
- (instancetype)initWithNibName:(nullable NSString *)nibNameOrNil bundle:(nullable NSBundle *)nibBundleOrNil DESIGNATED;
- (nullable instancetype)initWithCoder:(NSCoder *)coder DESIGNATED;
@property(strong) NSView *view;
@property(nullable, copy) NSString *title;
- (void)viewDidLoad;
@end

ALL_NONNULL_END
