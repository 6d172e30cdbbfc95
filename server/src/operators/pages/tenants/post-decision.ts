import { slugSchema } from '@form-builder/core/contract/operators/tenants.ts';
import { reasonSchema } from '@form-builder/core/contract/operators/lines.ts';
import * as v from 'valibot';
import { platformDatabase } from '../../../platform/database/platform-database.ts';
import type { AppContext } from '../../../platform/http/app-environment.ts';
import { readForm } from '../../../platform/http/requests/read-form.ts';
import { RequestError } from '../../../platform/request-error.ts';
import { insertOperatorEvent } from '../../../tenants/events/operator-events-queries.ts';
import type { OperatorResult } from '../../../tenants/events/operator-events-tables.ts';
import type { OperatorContext } from '../../../tenants/events/operator.ts';
import { TenantRefusal } from '../../../tenants/tenant-refusal.ts';
import type { OperatorToken } from '../../../tenants/tokens/operator-tokens-queries.ts';
import type { OperatorsContext } from '../../operators-context.ts';
import { assertOwnForm } from '../assert-own-form.ts';
import { tenantsPath } from '../render-who.ts';
import type { Decision } from './decisions.ts';
import type { Outcome } from './outcomes.ts';

interface Posted {
  readonly context: OperatorsContext;
  readonly token: OperatorToken;
  readonly decision: Decision;
}

/** Carries out a decision, or records that it was refused, and shows the page of the tenant with the outcome. */
export async function postDecision(c: AppContext, posted: Posted): Promise<Response> {
  const { context, token, decision } = posted;
  assertOwnForm(c);
  const slug = c.req.param('slug') ?? '';
  const form = await readForm(c.env.incoming);
  if (!v.is(slugSchema, slug) || form === undefined) throw new RequestError('not_found');
  const reason = v.safeParse(reasonSchema, form.get('reason') ?? '');
  const { runtime, pool, operatorKey } = context;
  const operator = {
    name: token.person,
    reason: reason.success ? reason.output : null,
    channel: 'page',
    tokenId: token.id,
  } as const;
  const place = { ...posted, slug, call: { runtime, operator } };
  if (token.scope !== 'write') {
    await record(place, 'refused');
    throw new RequestError('operator_scope');
  }
  const asked = { slug, form, call: { runtime, operator, pool, operatorKey } };
  const outcome = await decision.decide(asked).catch((error: unknown) => refuse(place, error));
  return c.redirect(`${tenantsPath}/${slug}?outcome=${outcome}`, 303);
}

interface Place extends Posted {
  readonly slug: string;
  readonly call: OperatorContext;
}

/** What the page says of a decision that could not be carried out; anything else goes on. */
async function refuse(place: Place, error: unknown): Promise<Outcome> {
  const isRefusal = error instanceof TenantRefusal;
  await record(place, isRefusal ? 'refused' : 'failed');
  if (!isRefusal) throw error;
  if (error.code === 'transition_not_allowed') return 'key_waits';
  throw new RequestError(error.code, { cause: error });
}

/** The event of a decision that was not carried out; the use case writes the others. */
const record = ({ context, decision, slug, call }: Place, result: OperatorResult): Promise<void> =>
  insertOperatorEvent(platformDatabase(context.pool), call, {
    action: decision.action,
    tenant: { id: null, slug },
    result,
  });
