#pragma once
#import "View.h"

ALL_NONNULL_BEGIN

MAIN_ACTOR
@interface UIDevice : NSObject
@property(class, nonatomic, readonly) UIDevice *currentDevice NAMED(current);
@property(nonatomic, readonly, strong) NSString *systemName;
@property(nonatomic, readonly, strong) NSString *systemVersion;
@property(nonatomic, readonly, strong) NSString *model;
@end

ALL_NONNULL_END
