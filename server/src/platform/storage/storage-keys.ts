import { randomBytes } from 'node:crypto';

/** Every key of a tenant begins so. */
export function tenantPrefix(tenantId: string): string {
  return `${tenantId}/`;
}

/** A new key for an upload, which nobody can guess (256 bits). */
export function createUploadKey(tenantId: string): string {
  return `${tenantPrefix(tenantId)}incoming/${randomBytes(32).toString('base64url')}`;
}

/** The key of a file that the server has taken over, out of reach of the form it was sent with. */
export function keptKey(tenantId: string, fileId: string): string {
  return `${tenantPrefix(tenantId)}kept/${fileId}`;
}
