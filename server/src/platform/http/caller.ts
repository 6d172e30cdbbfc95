import type { Permission } from '@form-builder/core/contract/permissions.ts';

/** The signed-in user who makes a request. */
export interface Caller {
  readonly id: string;
  readonly name: string;
  readonly isRoot: boolean;
  readonly permissions: ReadonlySet<Permission>;
}
