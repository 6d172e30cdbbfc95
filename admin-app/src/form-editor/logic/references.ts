import type { Field } from '@form-builder/core/form/form-definition.ts';
import type { Variable } from '@form-builder/core/form/variables/variable.ts';
import { variableSources } from '@form-builder/core/form/variables/variable-sources.ts';
import type { EditedVersion } from '../document/edited-version.ts';
import { locatedFields } from '../document/place.ts';
import { versionSelected, type OneSelected } from '../editor/selection.ts';
import { conditionsOf } from './rule-changes.ts';

/** A field or variable, with its id for rules and its short id for formulas. */
interface Readable {
  readonly id: string;
  readonly short_id: string;
}

/**
 * Returns the pages, fields and variables whose rules, formulas or texts refer to one of these, in
 * reading order, and the version itself if its mails do. Excludes the given items themselves.
 */
export function findReferences(
  { pages, variables, settings }: EditedVersion,
  read: readonly Readable[],
): readonly OneSelected[] {
  const wanted = new Set(read.flatMap(({ id, short_id: shortId }) => [id, `{${shortId}}`]));
  const isReader = (part: object) => readsOf(part).some((one) => wanted.has(one));
  const isOther = ({ id }: { readonly id: string }) => !wanted.has(id);
  const own = pages.flatMap((page): readonly OneSelected[] => [
    ...(isReader(page) ? [{ kind: 'page', id: page.id } as const] : []),
    ...[...locatedFields([page])]
      .filter(({ field }) => isOther(field) && isReader(field))
      .map(({ field: { id } }) => ({ kind: 'field', id }) as const),
  ]);
  const worked = variables
    .filter((variable) => isOther(variable) && (isReader(variable) || looksUp(variable, wanted)))
    .map(({ id }) => ({ kind: 'variable', id }) as const);
  return [...own, ...worked, ...(isReader(settings) ? [versionSelected] : [])];
}

/** Whether a variable contains a part of the looked-up value of one of these fields. */
const looksUp = ({ source }: Variable, wanted: ReadonlySet<string>): boolean =>
  variableSources[source.type].settings.some(
    ({ name, input }) => input === 'look-up-field' && wanted.has(String(Reflect.get(source, name))),
  ) ||
  (source.type === 'data' && Object.values(source.inputs).some((id) => wanted.has(id)));

/** Cached, because the parts of a version are immutable and every selection searches them. */
const readsByPart = new WeakMap<object, readonly string[]>();

/**
 * Returns the ids in a part's conditions, and the short ids in braces in its formulas and texts.
 */
function readsOf(part: Pick<Field, 'logic'>): readonly string[] {
  const known = readsByPart.get(part);
  if (known) return known;
  const reads = [...conditionTargets(part), ...references(part)];
  readsByPart.set(part, reads);
  return reads;
}

const conditionTargets = ({ logic = [] }: Pick<Field, 'logic'>): readonly string[] =>
  logic
    .flatMap(({ condition_group: group }) => [...conditionsOf(group)])
    .flatMap(({ target }) => target?.split('.') ?? []);

/**
 * Short ids are unique, so any text with one in braces refers to it. The contents of the part are
 * excluded.
 */
function references(part: object): readonly string[] {
  const text = JSON.stringify({ ...part, children: undefined, properties: undefined });
  return [...text.matchAll(/\{([\w.-]+)\}/g)].flatMap(([, path = '']) =>
    path.split('.').map((shortId) => `{${shortId}}`),
  );
}
