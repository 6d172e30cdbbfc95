import { slugSchema } from '@form-builder/core/contract/operators/tenants.ts';
import * as v from 'valibot';
import { platformDatabase } from '../../../platform/database/platform-database.ts';
import type { AppContext } from '../../../platform/http/app-environment.ts';
import { RequestError } from '../../../platform/request-error.ts';
import { insertOperatorEvent } from '../../../tenants/events/operator-events-queries.ts';
import { readTenantFeatures, readTenantQuotas } from '../../../tenants/read-tenant-limits.ts';
import { countTenants, selectTenantSummaries } from '../../../tenants/tenant-summaries.ts';
import type { OperatorToken } from '../../../tenants/tokens/operator-tokens-queries.ts';
import type { OperatorsContext } from '../../operators-context.ts';
import { sendOperatorPage } from '../operator-page.ts';
import { tenantsPath } from '../render-who.ts';
import { withSession } from '../with-session.ts';
import { decisions } from './decisions.ts';
import { postDecision } from './post-decision.ts';
import { findOutcome } from './outcomes.ts';
import { renderTenantPage } from './tenant-page.ts';
import { renderTenantsPage, tenantsPerPage } from './tenants-page.ts';

type Serve = (c: AppContext) => Promise<Response> | Response;
type AddRoute = (path: string, serve: Serve) => void;

/** The pages with what operators limit, pin and renew of each tenant: the use cases of the API and the command line. */
export function mountTenantPages(
  { get, post }: { readonly get: AddRoute; readonly post: AddRoute },
  context: OperatorsContext,
): void {
  get(tenantsPath, (c) => withSession(c, context, (token) => showTenants(c, context, token)));
  get(`${tenantsPath}/:slug`, (c) =>
    withSession(c, context, (token) => showTenant(c, context, token)),
  );
  for (const decision of decisions)
    post(`${tenantsPath}/:slug/${decision.path}`, (c) =>
      withSession(c, context, (token) => postDecision(c, { context, token, decision })),
    );
}

async function showTenants(
  c: AppContext,
  context: OperatorsContext,
  token: OperatorToken,
): Promise<Response> {
  const { pool } = context;
  const total = await countTenants(pool);
  const last = Math.max(1, Math.ceil(total / tenantsPerPage));
  const asked = Number(c.req.query('page') ?? 1);
  const page = Number.isInteger(asked) ? Math.min(Math.max(asked, 1), last) : 1;
  const offset = (page - 1) * tenantsPerPage;
  const tenants = await selectTenantSummaries(pool, { limit: tenantsPerPage, offset });
  await recordReading(context, token, null);
  const { person } = token;
  return sendOperatorPage(
    c,
    renderTenantsPage(c.get('language'), { person, tenants, total, page, last }),
  );
}

async function showTenant(
  c: AppContext,
  context: OperatorsContext,
  token: OperatorToken,
): Promise<Response> {
  const slug = c.req.param('slug') ?? '';
  const [tenant] = v.is(slugSchema, slug)
    ? await selectTenantSummaries(context.pool, { slug })
    : [];
  if (tenant === undefined) throw new RequestError('not_found');
  const content = {
    person: token.person,
    isWriter: token.scope === 'write',
    outcome: findOutcome(c.req.query('outcome')),
    tenant,
    quotas: await readTenantQuotas(context, slug),
    features: await readTenantFeatures(context.pool, slug),
  };
  await recordReading(context, token, { id: tenant.id, slug });
  return sendOperatorPage(c, renderTenantPage(c.get('language'), content));
}

/** The log of operators has who looked, as it has for the API. */
function recordReading(
  { pool, runtime }: OperatorsContext,
  { id, person }: OperatorToken,
  tenant: { readonly id: string; readonly slug: string } | null,
): Promise<void> {
  const operator = { name: person, reason: null, channel: 'page', tokenId: id } as const;
  return insertOperatorEvent(
    platformDatabase(pool),
    { runtime, operator },
    { action: 'read-tenants', tenant },
  );
}
