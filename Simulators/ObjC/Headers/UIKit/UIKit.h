// The declarations of UIKit that our sources, tests, clients and examples name. watchOS has few of them.
#pragma once
#import "Text.h"

#if !__is_target_os(watchos)
#import "Accessibility.h"
#import "Bars.h"
#import "Control.h"
#import "Device.h"
#import "Layout.h"
#import "Menu.h"
#import "Responder.h"
#import "TextField.h"
#import "TextInput.h"
#import "TextInputTraits.h"
#import "TextView.h"
#import "Traits.h"
#import "View.h"
#import "ViewController.h"
#endif
