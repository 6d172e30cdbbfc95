import { variableFields } from '@form-builder/core/form/variables/variable-field.ts';
import { locatedFields } from '../../document/place.ts';
import type { EditedVersion } from '../../document/edited-version.ts';
import type { TranslateDescriptor } from '../../editor/editor-texts.ts';
import type { SelectedItem } from '../../editor/selection.ts';
import { selectionName } from '../../editor/selection-name.ts';
import { findReferences } from '../references.ts';
import type { GraphEdge } from './graph-layout.ts';
import { appliesTo, listRules, readBy } from './list-rules.ts';

/** A field, page or variable that decides something, or is decided. */
export interface GraphNode {
  readonly item: SelectedItem;
  readonly name: string;
}

export interface RulesGraph {
  /** In reading order. */
  readonly nodes: readonly GraphNode[];
  readonly edges: readonly GraphEdge[];
}

/** What decides what in a version: by rules, formulas and texts with answers in them. */
export function buildGraph(version: EditedVersion, texts: TranslateDescriptor): RulesGraph {
  const items = itemsOf(version);
  const known = new Set(items.map(({ id }) => id));
  const edges = [...edgesOf(version)].filter(({ from, to }) => known.has(from) && known.has(to));
  const unique = [...new Map(edges.map((edge) => [`${edge.from} ${edge.to}`, edge])).values()];
  const used = new Set(unique.flatMap(({ from, to }) => [from, to]));
  const nodes = items
    .filter(({ id }) => used.has(id))
    .map((item) => ({ item, name: selectionName(item, version, texts) }));
  return { nodes, edges: unique };
}

const itemsOf = ({ pages, variables }: EditedVersion): readonly SelectedItem[] => [
  ...variables.map(({ id }) => ({ kind: 'variable', id }) as const),
  ...pages.flatMap((page) => [
    { kind: 'page', id: page.id } as const,
    ...Array.from(locatedFields([page]), ({ field: { id } }) => ({ kind: 'field', id }) as const),
  ]),
];

function* edgesOf(version: EditedVersion): Generator<GraphEdge> {
  for (const listed of listRules(version.pages)) {
    for (const from of readBy(listed.rule)) {
      for (const to of appliesTo(listed)) yield { from, to };
    }
  }
  const fields = Array.from(locatedFields(version.pages), ({ field }) => field);
  for (const read of [...fields, ...variableFields(version.variables)]) {
    for (const reader of findReferences(version, [read])) {
      if (reader.kind !== 'version') yield { from: read.id, to: reader.id };
    }
  }
}
