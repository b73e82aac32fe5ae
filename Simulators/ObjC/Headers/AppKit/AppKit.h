// The declarations of AppKit that our sources, tests, clients and examples name.
#pragma once
#import "Control.h"
#import "Event.h"
#import "Layout.h"
#import "Looks.h"
#import "Responder.h"
#import "System.h"
#import "Text.h"
#import "TextContent.h"
#import "TextField.h"
#import "TextInput.h"
#import "TextView.h"
#import "View.h"
