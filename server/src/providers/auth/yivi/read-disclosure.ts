import { isOfKind } from '../identifier-kind.ts';
import type { ProvenIdentity } from '../login-driver.ts';
import type { IrmaResult } from './irma-client.ts';
import type { YiviSettings } from './yivi-settings.ts';

/** Reads the identity from what was disclosed, by the tenant's settings; `undefined` without a usable identifier. */
export function readDisclosure(
  { disclosed }: Pick<IrmaResult, 'disclosed'>,
  settings: YiviSettings,
): ProvenIdentity | undefined {
  const values = readValues(disclosed);
  const found = settings.identifier.flatMap((id) => values.get(id) ?? []);
  const identifier = found[0] && identifierFormats[settings.identifierKind](found[0]);
  if (identifier === undefined || identifier === '') return undefined;
  const { entity: named, name } = settings;
  const entity = Object.entries(named).flatMap(([member, id]): [string, string][] => {
    const value = values.get(id);
    return value === undefined ? [] : [[member, value]];
  });
  return {
    identifier,
    kind: kinds[settings.identifierKind],
    entity: {
      ...Object.fromEntries(entity),
      ...(settings.identifierKind === 'kvk' && { kvk_number: identifier }),
      name: name.flatMap((id) => values.get(id) ?? []).join(' '),
    },
    level: readLevel(values, settings),
  };
}

/** A BSN and a KVK number are known to the systems of a municipality; other attributes only to the provider. */
const kinds = { bsn: 'bsn', kvk: 'kvk', email: 'identifier', pseudonym: 'identifier' } as const;

type Values = ReadonlyMap<string, string>;

/**
 * The disclosed values by attribute. One that was disclosed twice with different values proves nothing, because a
 * person can hold the same card twice, for example with two e-mail addresses.
 */
function readValues(disclosed: IrmaResult['disclosed']): Values {
  const values = new Map<string, string>();
  const doubtful = new Set<string>();
  for (const { id, rawvalue, status } of (disclosed ?? []).flatMap((set) => set ?? [])) {
    const value = rawvalue?.trim() ?? '';
    if (status !== 'PRESENT' || value === '') continue;
    if (values.has(id) && values.get(id) !== value) doubtful.add(id);
    values.set(id, value);
  }
  doubtful.forEach((id) => values.delete(id));
  return values;
}

/** An identifier as it is stored; `undefined` for one that is not of its kind. */
const identifierFormats: Readonly<
  Record<YiviSettings['identifierKind'], (value: string) => string | undefined>
> = {
  bsn: (value) => (isOfKind.bsn(value) ? value : undefined),
  kvk: (value) => (isOfKind.kvk(value) ? value : undefined),
  // Whoever spells an address differently is the same person.
  email: (value) => (/^[^\s@]+@[^\s@]+$/.test(value) ? value.toLowerCase() : undefined),
  pseudonym: (value) => value,
};

function readLevel(
  values: Values,
  { level, levels, defaultLevel }: YiviSettings,
): ProvenIdentity['level'] {
  const reported = level === null ? undefined : values.get(level);
  if (reported === undefined) return defaultLevel;
  // A level that the tenant has not mapped is ignored.
  return levels.get(reported) ?? null;
}
