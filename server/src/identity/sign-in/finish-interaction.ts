import type { Provider } from 'oidc-provider';
import type { Exchange } from './sign-in-context.ts';

/** Passes the result to the provider, which redirects the browser. */
export async function finishInteraction(
  provider: Provider,
  { request, response }: Exchange,
  result: Parameters<Provider['interactionFinished']>[2],
): Promise<void> {
  response.setHeader('cache-control', 'no-store');
  await provider.interactionFinished(request, response, result);
}
