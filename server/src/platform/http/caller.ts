import type { Permission } from '@form-builder/core/contract/permissions.ts';

/** The signed-in user who makes a request. */
export interface Caller {
  readonly id: string;
  readonly name: string;
  readonly isRoot: boolean;
  /** The session of the request, as the grant of its token; `null` with an external provider. */
  readonly grantId: string | null;
  /** Whether the user must choose a new password: until then every other call is refused. */
  readonly mustChangePassword: boolean;
  readonly permissions: ReadonlySet<Permission>;
  /** The permissions of the endpoint that the caller has: they limit what the request may access. */
  readonly endpointPermissions: ReadonlySet<Permission>;
}
