import { ProviderError, type ProviderErrorCode } from './provider-error.ts';

/** The reason why a service cannot be used now; `null` when the check passes. */
export async function findProviderError(
  check: () => Promise<void>,
): Promise<ProviderErrorCode | null> {
  try {
    await check();
    return null;
  } catch (error) {
    if (error instanceof ProviderError) return error.code;
    throw error;
  }
}
