// As much of Foundation as UIKit's declarations name; nothing of it is ever linked.
@import ObjectiveC;
#pragma clang assume_nonnull begin
#define CGFloat double
typedef struct CGPoint {
  CGFloat x, y;
} CGPoint;
typedef struct CGSize {
  CGFloat width, height;
} CGSize;
typedef struct CGRect {
  CGPoint origin;
  CGSize size;
} CGRect;
typedef struct _NSRange {
  NSUInteger location, length;
} NSRange;
typedef struct UIEdgeInsets {
  CGFloat top, left, bottom, right;
} UIEdgeInsets;
static const NSInteger NSNotFound = 0x7fffffffffffffff;

__attribute__((swift_bridge("Swift.String"))) @interface NSString : NSObject
@end
__attribute__((swift_bridge("Swift.Array"))) @interface NSArray<ObjectType> : NSObject
@end
__attribute__((swift_bridge("Swift.Set"))) @interface NSSet<ObjectType> : NSObject
@end
__attribute__((swift_bridge("Foundation.Data"))) @interface NSData : NSObject
@end
__attribute__((swift_bridge("Foundation.IndexPath"))) @interface NSIndexPath : NSObject
@end
__attribute__((swift_bridge("Foundation.Notification"))) @interface NSNotification : NSObject
@end
typedef NSString *NSNotificationName __attribute__((swift_wrapper(struct)))
__attribute__((swift_name("NSNotification.Name")));
#pragma clang assume_nonnull end
