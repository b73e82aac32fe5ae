#pragma once
#import "Strings.h"

ALL_NONNULL_BEGIN

@interface NSCoder : NSObject
@property(readonly) BOOL allowsKeyedCoding;
- (BOOL)containsValueForKey:(NSString *)key NAMED(containsValue(forKey:));
- (nullable id)decodeObjectForKey:(NSString *)key NAMED(decodeObject(forKey:));
- (void)encodeObject:(nullable id)object forKey:(NSString *)key NAMED(encode(_:forKey:));
@end

@protocol NSCoding
- (void)encodeWithCoder:(NSCoder *)coder;
- (nullable instancetype)initWithCoder:(NSCoder *)coder;
@end

@protocol NSCopying
- (id)copyWithZone:(nullable NSZone *)zone;
@end

ALL_NONNULL_END
