#pragma once
#import "Notifications.h"

ALL_NONNULL_BEGIN

extern NSNotificationName const NSUndoManagerDidCloseUndoGroupNotification;
extern NSNotificationName const NSUndoManagerWillUndoChangeNotification;
extern NSNotificationName const NSUndoManagerWillRedoChangeNotification;
extern NSNotificationName const NSUndoManagerDidUndoChangeNotification;
extern NSNotificationName const NSUndoManagerDidRedoChangeNotification;

MAIN_ACTOR NAMED(UndoManager)
@interface NSUndoManager : NSObject
- (void)beginUndoGrouping;
- (void)endUndoGrouping;
@property(readonly) NSInteger groupingLevel;
- (void)disableUndoRegistration;
- (void)enableUndoRegistration;
@property(readonly, getter=isUndoRegistrationEnabled) BOOL undoRegistrationEnabled;
@property BOOL groupsByEvent;
@property NSUInteger levelsOfUndo;
- (void)undo;
- (void)redo;
@property(readonly) BOOL canUndo;
@property(readonly) BOOL canRedo;
@property(readonly, getter=isUndoing) BOOL undoing;
@property(readonly, getter=isRedoing) BOOL redoing;
- (void)removeAllActions;
- (void)removeAllActionsWithTarget:(id)target;
- (void)registerUndoWithTarget:(id)target selector:(SEL)selector object:(nullable id)anObject;
@end

ALL_NONNULL_END
