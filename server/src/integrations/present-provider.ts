import {
  providerDrivers,
  type ProviderDriver,
} from '@form-builder/core/contract/staff/settings/provider-drivers.ts';
import type { Provider } from '@form-builder/core/contract/staff/settings/providers.ts';
import type { Caller } from '../platform/http/caller.ts';
import { isoInstant } from '../platform/http/responses/iso-instant.ts';
import { shapeOfSource } from '../providers/data-sources/data-sources.ts';
import type { SecretCipher } from '../platform/secrets/secret-cipher.ts';
import { answersPath } from '../submissions/deliveries/later-answers/answers-path.ts';
import { reportedLevels } from '../providers/auth/reported-levels.ts';
import { givesBsn } from '../providers/gives-bsn.ts';
import { expiriesOf } from '../providers/provider-expiries.ts';
import type { ListedProvider } from '../providers/providers-queries.ts';
import type { SealedSecrets } from './saving/provider-secrets.ts';

/** Who asks, and what makes the address of later answers. */
interface PresentContext {
  readonly caller: Caller;
  readonly tenant: { readonly id: string };
  readonly cipher: SecretCipher;
}

/** Presents a provider; its settings, when its certificates expire and its address here only to administrators. */
export function presentProvider(
  row: ListedProvider,
  { caller, tenant, cipher }: PresentContext,
): Provider {
  const { id, serves_tests, kind, driver, name, settings, is_down, updated_at } = row;
  const shape = kind === 'data' ? shapeOfSource(driver, settings) : undefined;
  const seesAll = caller.isRoot || caller.permissions.has('admin-providers');
  return {
    id,
    stage: serves_tests ? 'test' : 'production',
    kind,
    driver,
    name,
    settings: seesAll ? { ...settings } : null,
    ...(seesAll && kind === 'auth' && { outage_texts: { ...row.outage_texts } }),
    ...secretsOf(row),
    is_down,
    updated_at: isoInstant(updated_at),
    ...(seesAll &&
      receivesAnswers(driver) && {
        answers_path: answersPath(cipher, { tenantId: tenant.id, provider: row }),
      }),
    ...(seesAll && presentExpiries(row)),
    ...(kind === 'auth' && presentLogin(row)),
    ...(shape && {
      data_source: { inputs: [...shape.inputs], outputs: shape.outputs.map((one) => ({ ...one })) },
    }),
  };
}

/** What the logins of a provider give, for designers. */
const presentLogin = (row: ListedProvider): Pick<Provider, 'gives_bsn' | 'assurance_levels'> => ({
  ...(givesBsn(row) && { gives_bsn: true }),
  assurance_levels: [...reportedLevels(row)],
});

function presentExpiries(row: ListedProvider): Pick<Provider, 'expiries'> {
  const expiries = expiriesOf(row).map(({ kind, at }) => ({ kind, at: isoInstant(new Date(at)) }));
  return expiries.length > 0 ? { expiries } : {};
}

/** Which secrets are stored, and never what they are. */
const secretsOf = (row: SealedSecrets) => ({
  has_secret: row.sealed_secret !== null,
  ...(row.sealed_second_secret !== null && { has_second_secret: true }),
  ...(row.sealed_third_secret !== null && { has_third_secret: true }),
});

function receivesAnswers(name: string): boolean {
  const drivers: Readonly<Record<string, ProviderDriver>> = providerDrivers;
  return Object.hasOwn(drivers, name) && drivers[name]?.receivesAnswers === true;
}
