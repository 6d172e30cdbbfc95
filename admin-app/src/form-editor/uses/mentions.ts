import type { Field, Page } from '@form-builder/core/form/form-definition.ts';
import type { Variable } from '@form-builder/core/form/variables/variable.ts';
import type { EditedVersion } from '../document/edited-version.ts';
import { locatedFields } from '../document/place.ts';
import { versionSelected, type OneSelected } from '../editor/selection.ts';
import { namesIn } from './names-in.ts';

/** What uses a part of a version. */
export type UseKind = 'rule' | 'formula' | 'text' | 'mail' | 'integration' | 'destination' | 'test';

/** One rule, formula, text or setting, and what it names. */
export interface Mention {
  readonly kind: UseKind;
  /** Ids, and short ids in braces. */
  readonly reads: ReadonlySet<string>;
  /** The ids of other fields and pages to which a rule applies. */
  readonly targets: readonly string[];
}

/** A place in a version, and what is named there. */
interface MentionPlace {
  readonly at: OneSelected;
  readonly mentions: readonly Mention[];
}

/** What each page, field and variable, and the form itself, names; in reading order. */
export function mentionsIn({ pages, variables, settings }: EditedVersion): readonly MentionPlace[] {
  const ofItem = (kind: 'page' | 'field', item: Page | Field): MentionPlace => ({
    at: { kind, id: item.id },
    mentions: remember(item, mentionsOfItem),
  });
  return [
    ...pages.flatMap((page) => [
      ofItem('page', page),
      ...Array.from(locatedFields([page]), ({ field }) => ofItem('field', field)),
    ]),
    ...variables.map((variable): MentionPlace => ({
      at: { kind: 'variable', id: variable.id },
      mentions: remember(variable, mentionsOfVariable),
    })),
    { at: versionSelected, mentions: remember(settings, mentionsOfSettings) },
  ];
}

/** Cached, because the parts of a version are immutable and every selection searches them. */
const mentionsByPart = new WeakMap<object, readonly Mention[]>();

function remember<Part extends object>(
  part: Part,
  read: (part: Part) => readonly Mention[],
): readonly Mention[] {
  const known = mentionsByPart.get(part);
  if (known) return known;
  const mentions = read(part);
  mentionsByPart.set(part, mentions);
  return mentions;
}

function mention(kind: UseKind, part: unknown, targets: readonly string[] = []): Mention {
  return { kind, reads: namesIn(part), targets };
}

/** Without the fields inside, which have mentions of their own. */
function mentionsOfItem(item: Partial<Page & Field>): readonly Mention[] {
  const { logic = [], custom_properties: settings = {} } = item;
  const formula: unknown = Reflect.get(settings, 'formula');
  const own = { ...item, logic: undefined, children: undefined, properties: undefined };
  const texts = { ...own, custom_properties: { ...settings, formula: undefined } };
  return [
    ...logic.map(({ targets, ...rule }) => mention('rule', rule, targets)),
    ...(formula === undefined ? [] : [mention('formula', formula)]),
    mention('text', texts),
  ];
}

const mentionsOfVariable = (variable: Variable) => [mention('formula', variable)];

/** The kinds of settings that name fields, by the first part of their key; others are of mails. */
const settingKinds: Readonly<Record<string, UseKind>> = {
  integrations: 'integration',
  routing: 'destination',
  tests: 'test',
};

const mentionsOfSettings = (settings: EditedVersion['settings']) =>
  Object.entries(settings).flatMap(mentionsOfSetting);

function mentionsOfSetting([key, value]: [string, unknown]): readonly Mention[] {
  // Sample answers go on working.
  if (key === 'preview.personas') return [];
  const kind = settingKinds[key.split('.')[0] ?? ''] ?? 'mail';
  const items: readonly unknown[] = Array.isArray(value) ? value : [value];
  return items.map((item) => mention(kind, item));
}
