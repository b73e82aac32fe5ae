#pragma once
#import "Strings.h"

ALL_NONNULL_BEGIN

SENDABLE NAMED(ProcessInfo)
@interface NSProcessInfo : NSObject
@property(class, readonly, strong) NSProcessInfo *processInfo;
@property(readonly) NSTimeInterval systemUptime NOWHERE("an API that needs a reason in the privacy manifest");
@property(readonly, copy) NSDictionary<NSString *, NSString *> *environment;
@end

NAMED(Thread)
@interface NSThread : NSObject
@property(class, readonly) BOOL isMainThread;
@end

SENDABLE NAMED(Bundle)
@interface NSBundle : NSObject
@property(class, readonly, strong) NSBundle *mainBundle NAMED(main);
+ (NSBundle *)bundleForClass:(Class)aClass;
- (nullable instancetype)initWithPath:(NSString *)path NAMED(init(path:));
- (nullable NSString *)pathForResource:(nullable NSString *)name
                                ofType:(nullable NSString *)ext NAMED(path(forResource:ofType:));
- (nullable id)objectForInfoDictionaryKey:(NSString *)key NAMED(object(forInfoDictionaryKey:));
- (NSString *)localizedStringForKey:(NSString *)key
                              value:(nullable NSString *)value
                              table:(nullable NSString *)tableName NAMED(localizedString(forKey:value:table:));
@property(readonly, copy) NSArray<NSString *> *preferredLocalizations;
@end

ALL_NONNULL_END
