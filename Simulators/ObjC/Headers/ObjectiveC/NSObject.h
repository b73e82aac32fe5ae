#pragma once
#import "Words.h"

#if __OBJC_BOOL_IS_BOOL
typedef _Bool BOOL;
#else
typedef signed char BOOL;
#endif
typedef long NSInteger;
typedef unsigned long NSUInteger;
typedef struct _NSZone NSZone;

@class NSString;

@protocol NSObject
- (BOOL)isEqual:(id _Nullable)object;
@property(readonly) NSUInteger hash;
- (BOOL)respondsToSelector:(SEL)aSelector;
- (id)performSelector:(SEL)aSelector;
- (id)performSelector:(SEL)aSelector withObject:(id)object;
@property(readonly, copy) NSString *_Nonnull description;
@optional
@property(readonly, copy) NSString *_Nonnull debugDescription;
@end

__attribute__((objc_root_class))
@interface NSObject <NSObject>
- (instancetype _Nonnull)init DESIGNATED;
- (id _Nonnull)copy;
- (id _Nullable)forwardingTargetForSelector:(SEL)aSelector NAMED(forwardingTarget(for:));
+ (BOOL)resolveInstanceMethod:(SEL)sel;
+ (NSString *_Nonnull)description;
@end
