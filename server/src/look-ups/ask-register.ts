import { RequestError } from '../platform/request-error.ts';
import { ProviderError } from '../providers/provider-error.ts';

/** A failing register is not an internal error: the visitor gets a message and types the answer. */
export async function askRegister<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (cause) {
    if (!(cause instanceof ProviderError)) throw cause;
    const isBusy = cause.code === 'too_many_requests';
    throw new RequestError(isBusy ? 'too_many_requests' : 'unavailable', { cause });
  }
}
