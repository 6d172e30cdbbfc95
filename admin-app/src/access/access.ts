import type { FeatureId } from '@form-builder/core/features/feature-ids.ts';
import type { Permission } from '@form-builder/core/contract/permissions.ts';

/** Who may open a screen. `guest` is for people who are not signed in. */
export type ScreenAccess =
  | { readonly level: 'public' }
  | { readonly level: 'guest' }
  | {
      readonly level: 'private';
      readonly anyOf: readonly Permission[];
      /** The feature to which the screen belongs. */
      readonly feature?: FeatureId;
    };

export const publicScreen: ScreenAccess = { level: 'public' };
export const guestScreen: ScreenAccess = { level: 'guest' };

/** Signed-in users who hold any one of these permissions; none: every signed-in user. */
export function privateScreen(...anyOf: readonly Permission[]): ScreenAccess {
  return { level: 'private', anyOf };
}

/** A screen of a feature: nobody opens it while the organisation does not use that. */
export function screenOfFeature(feature: FeatureId, access: ScreenAccess): ScreenAccess {
  return access.level === 'private' ? { ...access, feature } : access;
}

/** The properties of a user that determine access. */
export interface PermissionHolder {
  readonly is_root: boolean;
  readonly permissions: readonly Permission[];
}

/** A root user passes every check; a check without required permissions passes. */
export function hasAnyPermission(
  user: PermissionHolder | null,
  anyOf: readonly Permission[],
): boolean {
  if (user === null) return false;
  if (user.is_root || anyOf.length === 0) return true;
  return anyOf.some((permission) => user.permissions.includes(permission));
}

/** Decides what happens when this user opens a screen. */
export type AccessDecision = 'allow' | 'sign-in' | 'denied' | 'home' | 'inactive';

/** `inactive`: the features that the organisation does not use. */
export function checkAccess(
  access: ScreenAccess,
  user: PermissionHolder | null,
  inactive: readonly FeatureId[],
): AccessDecision {
  if (access.level === 'public') return 'allow';
  if (access.level === 'guest') return user === null ? 'allow' : 'home';
  if (user === null) return 'sign-in';
  if (!hasAnyPermission(user, access.anyOf)) return 'denied';
  return access.feature !== undefined && inactive.includes(access.feature) ? 'inactive' : 'allow';
}

/** Returns the items that a user may open, in order, for menus, tabs and breadcrumbs. */
export function filterAccessible<
  T extends { readonly access: ScreenAccess; readonly isVisible?: boolean },
>(
  items: readonly T[],
  user: PermissionHolder | null,
  inactive: readonly FeatureId[],
): readonly T[] {
  return items.filter(
    (item) => item.isVisible !== false && checkAccess(item.access, user, inactive) === 'allow',
  );
}
