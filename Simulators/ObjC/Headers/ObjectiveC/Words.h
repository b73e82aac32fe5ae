// The words of these headers: what Swift's importer reads from a declaration, besides Objective-C itself.
// `OLDER_SDK` leaves out what came with the SDK of 2025; the check compiles without that, too.
#pragma once

#define MAIN_ACTOR __attribute__((swift_attr("@UIActor")))
#define NONISOLATED __attribute__((swift_attr("nonisolated")))
#define SENDABLE __attribute__((swift_attr("@Sendable")))
#define NOT_SENDABLE __attribute__((swift_attr("@_nonSendable")))
#define AT_ONCE __attribute__((noescape))
#define NO_ASYNC __attribute__((swift_async(none)))
#define DESIGNATED __attribute__((objc_designated_initializer))

#define NAMED(name) __attribute__((swift_name(#name)))
#define BRIDGED(name) __attribute__((swift_bridge(name)))
#define AS_METHODS __attribute__((swift_import_property_as_accessors))

#define SINCE(system, version) __attribute__((availability(system, introduced = version)))
#define NOT_ON(system) __attribute__((availability(system, unavailable)))
#define NOWHERE(why) __attribute__((unavailable(why)))

// An enumeration whose values C code may add to, a set of bits, and names with a type of their own.
#define ENUMERATION(type, name)                                  \
  enum __attribute__((enum_extensibility(open))) name : type name; \
  enum name : type
#define OPTION_SET(type, name)                                                \
  enum __attribute__((flag_enum, enum_extensibility(open))) name : type name; \
  enum name : type
#define CLOSED_NAMES __attribute__((swift_newtype(enum)))
#define OPEN_NAMES __attribute__((swift_newtype(struct)))

#define ALL_NONNULL_BEGIN _Pragma("clang assume_nonnull begin")
#define ALL_NONNULL_END _Pragma("clang assume_nonnull end")
