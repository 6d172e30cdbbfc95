import { BlockedAddressError } from '../../../platform/outgoing/blocked-address-error.ts';
import { ProviderError, type ProviderErrorCode } from '../../provider-error.ts';

/** The status codes of the SFTP protocol (draft-ietf-secsh-filexfer-02, 7) that say more than "failure". */
const byStatus: Readonly<Record<number, ProviderErrorCode>> = {
  2: 'place_missing',
  3: 'no_access',
  6: 'no_answer',
  7: 'no_answer',
};

/** The stages of a connection in which ssh2 reports errors. */
const byLevel: Readonly<Record<string, ProviderErrorCode>> = {
  'client-authentication': 'not_authorised',
  'client-socket': 'no_answer',
  'client-timeout': 'no_answer',
  handshake: 'bad_answer',
  protocol: 'bad_answer',
};

/** Turns an error of the SSH library into a ProviderError. */
export function sftpError(cause: unknown): ProviderError {
  if (cause instanceof ProviderError) return cause;
  if (cause instanceof BlockedAddressError) return new ProviderError('not_allowed', { cause });
  if (!(cause instanceof Error)) return new ProviderError('no_answer', { cause });
  const { code, level } = cause as Error & { readonly code?: unknown; readonly level?: unknown };
  if (typeof level === 'string') return new ProviderError(byLevel[level] ?? 'no_answer', { cause });
  if (typeof code === 'number') return new ProviderError(byStatus[code] ?? 'refused', { cause });
  return new ProviderError('no_answer', { cause });
}

/** Whether the server says that there is no such file. */
export const isMissing = (error: unknown): boolean =>
  error instanceof Error && (error as Error & { readonly code?: unknown }).code === 2;
