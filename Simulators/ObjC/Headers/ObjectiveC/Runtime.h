#pragma once
#import "NSObject.h"

@interface Protocol : NSObject
@end

struct objc_method_description {
  SEL _Nullable name;
  char *_Nullable types;
};

typedef struct objc_imp *IMP;

ALL_NONNULL_BEGIN

struct objc_method_description protocol_getMethodDescription(Protocol *proto, SEL aSel, BOOL isRequiredMethod, BOOL isInstanceMethod);
BOOL class_addMethod(Class _Nullable cls, SEL name, IMP imp, const char *_Nullable types);
IMP imp_implementationWithBlock(id block);

ALL_NONNULL_END
