import { variableFields } from '@form-builder/core/form/variables/variable-field.ts';
import { locatedFields } from '../../document/place.ts';
import type { EditedVersion } from '../../document/edited-version.ts';
import type { TranslateDescriptor } from '../../editor/editor-texts.ts';
import type { SelectedItem } from '../../editor/selection.ts';
import { selectionName } from '../../editor/selection-name.ts';
import { mentionsIn } from '../../uses/mentions.ts';
import type { EdgeKind } from './edge-texts.ts';
import type { GraphEdge } from './graph-layout.ts';
import { appliesTo, listRules, readBy } from './list-rules.ts';

/** A field, page or variable that decides something, or is decided. */
export interface GraphNode {
  readonly item: SelectedItem;
  readonly name: string;
}

/** A line of the graph, with what it does. */
export interface RulesEdge extends GraphEdge {
  readonly does: readonly EdgeKind[];
}

export interface RulesGraph {
  /** In reading order. */
  readonly nodes: readonly GraphNode[];
  readonly edges: readonly RulesEdge[];
}

/** What decides what in a version: by rules, formulas and texts with answers in them. */
export function buildGraph(version: EditedVersion, texts: TranslateDescriptor): RulesGraph {
  const items = itemsOf(version);
  const known = new Set(items.map(({ id }) => id));
  const edges = [...edgesOf(version)].filter(({ from, to }) => known.has(from) && known.has(to));
  const unique = joinEdges(edges);
  const used = new Set(unique.flatMap(({ from, to }) => [from, to]));
  const nodes = items
    .filter(({ id }) => used.has(id))
    .map((item) => ({ item, name: selectionName(item, version, texts) }));
  return { nodes, edges: unique };
}

/** One line for all that one thing does to another. */
function joinEdges(edges: readonly RulesEdge[]): readonly RulesEdge[] {
  const joined = new Map<string, RulesEdge>();
  for (const edge of edges) {
    const key = `${edge.from} ${edge.to}`;
    const does = new Set([...(joined.get(key)?.does ?? []), ...edge.does]);
    joined.set(key, { ...edge, does: [...does] });
  }
  // A condition reads what it tests; what its rule does says more.
  return [...joined.values()].map((edge) =>
    edge.does.length > 1 ? { ...edge, does: edge.does.filter((kind) => kind !== 'read') } : edge,
  );
}

const itemsOf = ({ pages, variables }: EditedVersion): readonly SelectedItem[] => [
  ...variables.map(({ id }) => ({ kind: 'variable', id }) as const),
  ...pages.flatMap((page) => [
    { kind: 'page', id: page.id } as const,
    ...Array.from(locatedFields([page]), ({ field: { id } }) => ({ kind: 'field', id }) as const),
  ]),
];

function* edgesOf(version: EditedVersion): Generator<RulesEdge> {
  for (const listed of listRules(version.pages)) {
    const does = listed.rule.actions.map((action) =>
      typeof action === 'string' ? action : action.type,
    );
    for (const from of readBy(listed.rule)) {
      for (const to of appliesTo(listed)) yield { from, to, does };
    }
  }
  const ids = idsByName(version);
  for (const { at, mentions } of mentionsIn(version)) {
    if (at.kind === 'version') continue;
    const names = mentions.flatMap(({ reads }) => [...reads]);
    const read = new Set(names.flatMap((name) => ids.get(name) ?? []));
    for (const from of read) if (from !== at.id) yield { from, to: at.id, does: ['read'] };
  }
}

/** The ids of fields and variables, by what rules and formulas call them. */
function idsByName({ pages, variables }: EditedVersion): ReadonlyMap<string, string> {
  const fields = Array.from(locatedFields(pages), ({ field }) => field);
  const readable = [...fields, ...variableFields(variables)];
  return new Map(
    readable.flatMap(({ id, short_id: shortId }) => [
      [id, id],
      [`{${shortId}}`, id],
    ]),
  );
}
