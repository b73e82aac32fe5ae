#pragma once
#import "Numbers.h"

ALL_NONNULL_BEGIN

@interface NSValue : NSObject
@property(readonly) NSRange rangeValue;
+ (NSValue *)valueWithRange:(NSRange)range;
@end

SENDABLE
@interface NSNumber : NSValue
@property(readonly) double doubleValue;
@property(readonly) NSUInteger unsignedIntegerValue NAMED(uintValue);
@property(readonly) BOOL boolValue;
@property(readonly, copy) NSString *stringValue;
- (NSNumber *)initWithInteger:(NSInteger)value NAMED(init(value:));
@end

BRIDGED("Swift.Array")
@interface NSArray<__covariant ObjectType> : NSObject
@property(readonly) NSUInteger count;
@end

BRIDGED("Swift.Dictionary")
@interface NSDictionary<__covariant KeyType, __covariant ObjectType> : NSObject
@property(readonly) NSUInteger count;
@end

BRIDGED("Swift.Set")
@interface NSSet<__covariant ObjectType> : NSObject
@property(readonly) NSUInteger count;
@end

BRIDGED("URL")
@interface NSURL : NSObject
@end

SENDABLE BRIDGED("Swift.Error")
@interface NSError : NSObject
@end

ALL_NONNULL_END
