// As much of Objective-C's runtime as the adapter uses; nothing of it is ever linked.
#pragma clang assume_nonnull begin
typedef _Bool BOOL;
typedef long NSInteger;
typedef unsigned long NSUInteger;
typedef struct objc_ivar *Ivar;

extern id _Nullable object_getIvar(id _Nullable object, Ivar variable);
extern long ivar_getOffset(Ivar variable);
extern const char *_Nullable ivar_getTypeEncoding(Ivar variable);

@protocol NSObject
@property(readonly) NSUInteger hash;
- (BOOL)isEqual:(nullable id)object;
- (BOOL)respondsToSelector:(SEL)selector;
@end

__attribute__((objc_root_class)) @interface NSObject <NSObject>
- (instancetype)init;
@end
#pragma clang assume_nonnull end
