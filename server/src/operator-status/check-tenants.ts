import type { TenantState } from './count-by-tenant.ts';
import { ok, runCheck, warning, type StatusCheck } from './status-check.ts';

/** Checks what tenants connected: providers on which an outage is reported, and deliveries that failed. */
export async function checkTenants(
  selected: Promise<readonly TenantState[]>,
): Promise<readonly StatusCheck[]> {
  return [
    await runCheck({ id: 'providers', name: 'operator.status.providers.name' }, async () =>
      checkProviders(await selected),
    ),
    await runCheck({ id: 'deliveries', name: 'operator.status.deliveries.name' }, async () =>
      checkDeliveries(await selected),
    ),
  ];
}

function checkProviders(states: readonly TenantState[]) {
  const down = states.filter((state) => state.providers_down > 0);
  const figure = String(states.reduce((sum, { providers }) => sum + providers, 0));
  return down.length === 0
    ? ok('operator.status.providers.ok', { figure })
    : warning('operator.status.providers.down', {
        figure,
        params: { tenants: listSlugs(down) },
        advice: 'operator.status.providers.down.advice',
      });
}

function checkDeliveries(states: readonly TenantState[]) {
  const lost = states.filter((state) => state.deliveries_lost > 0);
  const figure = String(lost.reduce((sum, state) => sum + state.deliveries_lost, 0));
  return lost.length === 0
    ? ok('operator.status.deliveries.ok', { figure })
    : warning('operator.status.deliveries.lost', {
        figure,
        params: { tenants: listSlugs(lost) },
        advice: 'operator.status.deliveries.lost.advice',
      });
}

/** The most slugs that one sentence names. */
const mostNamed = 10;

/** The slugs of tenants, for a sentence; many of them are cut. */
export function listSlugs(tenants: readonly { readonly slug: string }[]): string {
  const named = tenants.slice(0, mostNamed).map(({ slug }) => slug);
  return tenants.length > mostNamed ? `${named.join(', ')} …` : named.join(', ');
}
