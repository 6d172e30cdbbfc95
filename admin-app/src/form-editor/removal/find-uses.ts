import type { LogicRule } from '@form-builder/core/logic/logic-rule.ts';
import type { EditedVersion } from '../document/edited-version.ts';
import { locatedFields } from '../document/place.ts';
import { mentions, type Removal, type RemovedPart } from '../editor/removal.ts';
import { versionSelected, type OneSelected } from '../editor/selection.ts';

/** What uses a removed part. */
export type UseKind = 'rule' | 'formula' | 'text' | 'mail' | 'integration' | 'destination' | 'test';

/** The uses of one kind in one place. */
export interface Use {
  readonly kind: UseKind;
  readonly at: OneSelected;
  readonly count: number;
}

type Removed = Pick<Removal, 'parts' | 'optionOf'>;
type IsUsed = (part: unknown) => boolean;

/** Returns what uses a removed part, in reading order, without what is removed itself. */
export function findUses(version: EditedVersion, removed: Removed): readonly Use[] {
  const gone = new Set(removed.parts.map(({ id }) => id));
  const isUsed = usesOf(removed);
  const holders = version.pages
    .flatMap((page) => [
      { at: { kind: 'page', id: page.id } as const, part: page },
      ...[...locatedFields([page])].map(({ field }) => ({
        at: { kind: 'field', id: field.id } as const,
        part: field,
      })),
    ])
    .filter(({ at }) => !gone.has(at.id));
  const variables = version.variables
    .filter(({ id }) => !gone.has(id))
    .map(({ id, source }) => countedUse('formula', { kind: 'variable', id }, [source], isUsed));
  return [
    ...holders.flatMap(({ at, part }) =>
      usesIn(at, at.id === removed.optionOf?.id ? { ...part, options: [] } : part, isUsed),
    ),
    ...variables.flat(),
    ...usesInSettings(version, isUsed),
  ];
}

/** Whether a part of the version uses what is removed. An option is used where its field is named too. */
function usesOf({ parts, optionOf }: Removed): IsUsed {
  return (part) => {
    const json = part === undefined ? '' : JSON.stringify(part);
    return namesOne(json, parts) && (!optionOf || mentions(json, optionOf));
  };
}

const namesOne = (json: string, parts: readonly RemovedPart[]) =>
  parts.some((part) => mentions(json, part));

interface Holder {
  readonly logic?: readonly LogicRule[] | undefined;
  readonly custom_properties?: object | undefined;
  readonly options?: readonly unknown[] | undefined;
}

function usesIn(at: OneSelected, holder: Holder, isUsed: IsUsed): readonly Use[] {
  const { logic = [], custom_properties: settings = {}, ...rest } = holder;
  const formula: unknown = Reflect.get(settings, 'formula');
  const texts = { ...rest, ...settings, formula: undefined, children: undefined };
  return [
    ...countedUse('rule', at, logic, isUsed),
    ...countedUse('formula', at, [formula], isUsed),
    ...countedUse('text', at, [{ ...texts, properties: undefined }], isUsed),
  ];
}

/** The kinds of settings that name fields, by the first part of their key; others are of mails. */
const settingKinds: Readonly<Record<string, UseKind>> = {
  integrations: 'integration',
  routing: 'destination',
  tests: 'test',
};

function usesInSettings({ settings }: EditedVersion, isUsed: IsUsed): readonly Use[] {
  return Object.entries(settings)
    .filter(([key]) => key !== 'preview.personas')
    .flatMap(([key, value]) => {
      const kind = settingKinds[key.split('.')[0] ?? ''] ?? 'mail';
      const items: readonly unknown[] = Array.isArray(value) ? value : [value];
      return countedUse(kind, versionSelected, items, isUsed);
    });
}

function countedUse(
  kind: UseKind,
  at: OneSelected,
  items: readonly unknown[],
  isUsed: IsUsed,
): readonly Use[] {
  const count = items.filter((item) => isUsed(item)).length;
  return count > 0 ? [{ kind, at, count }] : [];
}
