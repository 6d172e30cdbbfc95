import { ProviderError } from './provider-error.ts';

/** The error of a service that cannot be used now; `null` when the check passes. */
export async function findProviderError(check: () => Promise<void>): Promise<ProviderError | null> {
  try {
    await check();
    return null;
  } catch (error) {
    if (error instanceof ProviderError) return error;
    throw error;
  }
}
