import { addressOf } from '../platform/http/tenancy/request-host.ts';
import type { AppContext } from '../platform/http/app-environment.ts';
import { clientNetwork } from '../platform/http/rate-limits/client-network.ts';
import { enforceLimit } from '../platform/http/rate-limits/rate-limit.ts';
import { RequestError } from '../platform/request-error.ts';
import { findTokenHolder } from '../tenants/tokens/find-token-holder.ts';
import type { OperatorToken } from '../tenants/tokens/operator-tokens-queries.ts';
import type { OperatorsContext } from './operators-context.ts';

/** The valid token of this text; a wrong one counts against the network that sent it. */
export async function authenticateOperator(
  c: AppContext,
  text: string,
  { pool, runtime, config, limitFailures }: OperatorsContext,
): Promise<OperatorToken> {
  const token = await findTokenHolder(pool, text, runtime.now());
  if (token !== undefined) return token;
  const network = clientNetwork(addressOf(c.env.incoming, config.isProxyTrusted));
  await enforceLimit(limitFailures, network);
  throw new RequestError('operator_token_invalid');
}

/** The token of the `Authorization` header. */
export function bearerOf(c: AppContext): string {
  const [, token] = /^Bearer (\S+)$/i.exec(c.req.header('authorization') ?? '') ?? [];
  if (token === undefined) throw new RequestError('not_authenticated');
  return token;
}
