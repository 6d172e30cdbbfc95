import type { Provider } from '@form-builder/core/contract/staff/settings/providers.ts';
import type { Caller } from '../platform/http/caller.ts';
import { isoInstant } from '../platform/http/responses/iso-instant.ts';
import { shapeOfSource } from '../providers/data-sources/data-sources.ts';
import { expiriesOf } from '../providers/provider-expiries.ts';
import type { ListedProvider } from '../providers/providers-queries.ts';

/** Presents a provider; its settings and when its certificates expire only to administrators. */
export function presentProvider(row: ListedProvider, caller: Caller): Provider {
  const { id, serves_tests, kind, driver, name, settings, sealed_secret, is_down, updated_at } =
    row;
  const shape = kind === 'data' ? shapeOfSource(driver, settings) : undefined;
  const expiries = expiriesOf(row).map(({ kind: what, at }) => ({
    kind: what,
    at: isoInstant(new Date(at)),
  }));
  const seesAll = caller.isRoot || caller.permissions.has('admin-providers');
  return {
    id,
    stage: serves_tests ? 'test' : 'production',
    kind,
    driver,
    name,
    settings: seesAll ? { ...settings } : null,
    has_secret: sealed_secret !== null,
    ...(row.sealed_second_secret !== null && { has_second_secret: true }),
    is_down,
    updated_at: isoInstant(updated_at),
    ...(seesAll && expiries.length > 0 && { expiries }),
    ...(shape && {
      data_source: { inputs: [...shape.inputs], outputs: shape.outputs.map((one) => ({ ...one })) },
    }),
  };
}
