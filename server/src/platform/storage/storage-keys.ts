import { randomBytes } from 'node:crypto';

/** The prefix of all keys of a tenant. */
export function tenantPrefix(tenantId: string): string {
  return `${tenantId}/`;
}

/** A new unguessable key for an upload (256 bits). */
export function createUploadKey(tenantId: string): string {
  return `${tenantPrefix(tenantId)}incoming/${randomBytes(32).toString('base64url')}`;
}

/** The key of a file that the server stores, which its upload form cannot change. */
export function storedFileKey(tenantId: string, fileId: string): string {
  return `${tenantPrefix(tenantId)}kept/${fileId}`;
}

/** One of several attempts to store a file, of which only one is used. */
interface FileAttempt {
  readonly id: string;
  readonly attempt: string;
}

/** The key that one attempt restores a file to that was set aside. */
export function restoredFileKey(tenantId: string, { id, attempt }: FileAttempt): string {
  return `${storedFileKey(tenantId, id)}-${attempt}`;
}

/** The prefix of everything that was sealed of a file. */
export function quarantinePrefix(tenantId: string, fileId: string): string {
  return `${tenantPrefix(tenantId)}quarantine/${fileId}/`;
}

/** The key of the content that one attempt sealed of a file that is set aside. */
export function quarantineKey(tenantId: string, { id, attempt }: FileAttempt): string {
  return `${quarantinePrefix(tenantId, id)}${attempt}`;
}

/** The key of the file that one attempt of an export made. */
export function exportKey(
  tenantId: string,
  { id, attempt }: { readonly id: string; readonly attempt: number },
): string {
  return `${tenantPrefix(tenantId)}exports/${id}-${String(attempt)}`;
}
