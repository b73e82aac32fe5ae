#pragma once
#import "Responder.h"

ALL_NONNULL_BEGIN

@class UIKeyboardLayoutGuide, UIViewController, UIWindow;

typedef ENUMERATION(NSInteger, UIUserInterfaceLayoutDirection) {
  UIUserInterfaceLayoutDirectionLeftToRight,
  UIUserInterfaceLayoutDirectionRightToLeft,
};

typedef ENUMERATION(NSInteger, UISemanticContentAttribute) {
  UISemanticContentAttributeUnspecified = 0,
  UISemanticContentAttributePlayback,
  UISemanticContentAttributeSpatial,
  UISemanticContentAttributeForceLeftToRight,
  UISemanticContentAttributeForceRightToLeft,
};

typedef OPTION_SET(NSUInteger, UIViewAutoresizing) {
  UIViewAutoresizingFlexibleWidth = 1 << 1,
  UIViewAutoresizingFlexibleHeight = 1 << 4,
} NAMED(UIView.AutoresizingMask);

typedef ENUMERATION(NSInteger, UIViewAnimationCurve) {
  UIViewAnimationCurveEaseInOut,
  UIViewAnimationCurveEaseIn,
  UIViewAnimationCurveEaseOut,
  UIViewAnimationCurveLinear,
} NAMED(UIView.AnimationCurve);

typedef OPTION_SET(NSUInteger, UIViewAnimationOptions) {
  UIViewAnimationOptionLayoutSubviews = 1 << 0,
  UIViewAnimationOptionAllowUserInteraction = 1 << 1,
  UIViewAnimationOptionBeginFromCurrentState = 1 << 2,
  UIViewAnimationOptionCurveEaseInOut NAMED(curveEaseInOut) = 0 << 16,
  UIViewAnimationOptionCurveEaseIn = 1 << 16,
  UIViewAnimationOptionCurveEaseOut = 2 << 16,
  UIViewAnimationOptionCurveLinear = 3 << 16,
} NAMED(UIView.AnimationOptions);

typedef struct UIEdgeInsets {
  CGFloat top, left, bottom, right;
} UIEdgeInsets;
extern const UIEdgeInsets UIEdgeInsetsZero NAMED(UIEdgeInsets.zero);

MAIN_ACTOR
@protocol UICoordinateSpace <NSObject>
- (CGPoint)convertPoint:(CGPoint)point toCoordinateSpace:(id<UICoordinateSpace>)coordinateSpace NAMED(convert(_:to:));
- (CGPoint)convertPoint:(CGPoint)point fromCoordinateSpace:(id<UICoordinateSpace>)coordinateSpace
    NAMED(convert(_:from:));
- (CGRect)convertRect:(CGRect)rect toCoordinateSpace:(id<UICoordinateSpace>)coordinateSpace NAMED(convert(_:to:));
- (CGRect)convertRect:(CGRect)rect fromCoordinateSpace:(id<UICoordinateSpace>)coordinateSpace NAMED(convert(_:from:));
@property(readonly, nonatomic) CGRect bounds;
@end

MAIN_ACTOR
@protocol UIAccessibilityIdentification <NSObject>
@property(nullable, nonatomic, copy) NSString *accessibilityIdentifier;
@end

MAIN_ACTOR
@interface UIEvent : NSObject
@end

MAIN_ACTOR
@interface UIView : UIResponder <NSCoding, UICoordinateSpace, UIAccessibilityIdentification>
- (instancetype)initWithFrame:(CGRect)frame DESIGNATED;
- (nullable instancetype)initWithCoder:(NSCoder *)coder DESIGNATED;
@property(nonatomic) CGRect frame;
@property(nonatomic) CGRect bounds;
@property(nonatomic) CGPoint center;
@property(nonatomic) CGAffineTransform transform;
@property(nonatomic) CGFloat alpha;
@property(nonatomic) BOOL clipsToBounds;
@property(nonatomic) NSInteger tag;
@property(nonatomic, getter=isHidden) BOOL hidden;
@property(nonatomic, getter=isUserInteractionEnabled) BOOL userInteractionEnabled;
@property(nullable, nonatomic, copy) UIColor *backgroundColor;
@property(null_resettable, nonatomic, strong) UIColor *tintColor;
@property(nonatomic) UISemanticContentAttribute semanticContentAttribute;
@property(readonly, nonatomic) UIUserInterfaceLayoutDirection effectiveUserInterfaceLayoutDirection;
- (nullable UIView *)hitTest:(CGPoint)point withEvent:(nullable UIEvent *)event NAMED(hitTest(_:with:));
- (BOOL)pointInside:(CGPoint)point withEvent:(nullable UIEvent *)event NAMED(point(inside:with:));
@property(nonatomic, readonly, copy) NSArray<UIView *> *subviews;
@property(nullable, nonatomic, readonly) UIView *superview;
@property(nullable, nonatomic, readonly) UIWindow *window;
@property(nonatomic) UIViewAutoresizing autoresizingMask;
@property(nonatomic, readonly) UIEdgeInsets safeAreaInsets;
@property(nonatomic, readonly) CGSize intrinsicContentSize;
@property(nonatomic, readonly, strong) UIKeyboardLayoutGuide *keyboardLayoutGuide NOT_ON(tvos);
- (void)addSubview:(UIView *)view;
- (void)bringSubviewToFront:(UIView *)view NAMED(bringSubviewToFront(_:));
- (BOOL)isDescendantOfView:(UIView *)view;
- (void)removeFromSuperview;
- (void)didMoveToSuperview;
- (void)didMoveToWindow;
- (void)sizeToFit;
- (CGSize)sizeThatFits:(CGSize)size;
- (void)invalidateIntrinsicContentSize;
- (void)layoutSubviews;
- (void)safeAreaInsetsDidChange;
- (void)setNeedsDisplay;
- (void)setNeedsLayout;
- (void)layoutIfNeeded;
- (BOOL)endEditing:(BOOL)force;
- (CGRect)convertRect:(CGRect)rect toView:(nullable UIView *)view;
+ (void)animateWithDuration:(NSTimeInterval)duration
                      delay:(NSTimeInterval)delay
                    options:(UIViewAnimationOptions)options
                 animations:(void (^)(void))animations
                 completion:(void (^_Nullable)(BOOL finished))completion NO_ASYNC;
+ (void)performWithoutAnimation:(void(AT_ONCE ^)(void))actionsWithoutAnimation;
@end

// Objects out of a nib are woken up by it, whatever their class is.
@interface NSObject (UINibLoadingAdditions)
- (void)awakeFromNib MAIN_ACTOR;
@end

NOT_ON(visionos) MAIN_ACTOR
@interface UIScreen : NSObject <UICoordinateSpace>
@property(class, nonatomic, readonly) UIScreen *mainScreen NAMED(main);
@property(nonatomic, readonly) CGRect bounds;
@property(nonatomic, readonly) CGFloat scale;
@property(readonly) id<UICoordinateSpace> coordinateSpace;
@end

MAIN_ACTOR
@interface UIScene : UIResponder
@end

MAIN_ACTOR
@interface UIWindowScene : UIScene
@property(nonatomic, readonly) UIScreen *screen NOT_ON(visionos);
@end

MAIN_ACTOR
@interface UIWindow : UIView
- (instancetype)initWithWindowScene:(UIWindowScene *)windowScene;
@property(nullable, nonatomic, weak) UIWindowScene *windowScene;
@property(nonatomic, strong) UIScreen *screen NOT_ON(visionos);
@property(nullable, nonatomic, strong) UIViewController *rootViewController;
- (void)makeKeyAndVisible;
@end

SENDABLE
@interface UIImage : NSObject
+ (nullable UIImage *)systemImageNamed:(NSString *)name NAMED(init(systemName:));
@end

@interface NSValue (UIGeometryExtensions)
@property(nonatomic, readonly) CGRect CGRectValue;
+ (NSValue *)valueWithCGRect:(CGRect)rect NAMED(init(cgRect:));
@end

@interface NSAttributedString (NSStringDrawing)
- (CGSize)size;
@end

@interface NSString (NSStringDrawing)
- (CGSize)sizeWithAttributes:(nullable NSDictionary<NSAttributedStringKey, id> *)attrs NAMED(size(withAttributes:));
@end

ALL_NONNULL_END
