import type { EditedVersion } from '../document/edited-version.ts';
import { changeField } from '../document/field-commands.ts';
import type { OneSelected } from '../editor/selection.ts';
import { mentionsIn, type Mention, type UseKind } from './mentions.ts';

/** A page, field, variable or option, with its id for rules and its short id for formulas. */
export interface UsedPart {
  readonly id: string;
  readonly short_id?: string;
}

/** What may be used: parts of a version, or an option of a field. */
export interface Used {
  readonly parts: readonly UsedPart[];
  /** The field of the option: only what names that field too uses the option. */
  readonly optionOf?: UsedPart;
}

/** The uses of one kind in one place. */
export interface Use {
  readonly kind: UseKind;
  readonly at: OneSelected;
  readonly count: number;
}

/** Returns what uses parts of a version, in reading order, without these parts themselves. */
export function findUses(version: EditedVersion, { parts, optionOf }: Used): readonly Use[] {
  const own = new Set(parts.map(({ id }) => id));
  const names = parts.flatMap(namesOf);
  const fieldNames = optionOf && namesOf(optionOf);
  const isUse = (mention: Mention) =>
    namesOne(mention, names) && (!fieldNames || namesOne(mention, fieldNames));
  return mentionsIn(optionOf ? withoutOptions(version, optionOf) : version)
    .filter(({ at }) => at.kind === 'version' || !own.has(at.id))
    .flatMap(({ at, mentions }) => countUses(at, mentions.filter(isUse)));
}

/** The field of an option lists it, which is no use of it. */
const withoutOptions = (version: EditedVersion, { id }: UsedPart) =>
  changeField(id, { options: [] })(version).document;

const namesOf = ({ id, short_id: shortId }: UsedPart): readonly string[] =>
  shortId === undefined ? [id] : [id, `{${shortId}}`];

const namesOne = ({ reads, targets }: Mention, names: readonly string[]): boolean =>
  names.some((name) => reads.has(name) || targets.includes(name));

function countUses(at: OneSelected, mentions: readonly Mention[]): readonly Use[] {
  const counts = new Map<UseKind, number>();
  for (const { kind } of mentions) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return Array.from(counts, ([kind, count]) => ({ kind, at, count }));
}
