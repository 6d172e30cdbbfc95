import type { Page } from '../../form/form-definition.ts';
import { flattenPages, listName, toRecord } from '../compare/flatten-pages.ts';
import { withMember, type Json, type JsonRecord } from '../json.ts';
import { keyedItems, type KeyedItem } from '../compare/keyed-list.ts';
import type { VersionContent } from '../version-content.ts';

/** A version, split into its parts to apply changes. */
export class VersionDraft {
  /** Everything except the pages. */
  record: JsonRecord;
  languages: string[];
  pageOrder: string[];
  variableOrder: string[];
  readonly variables: Map<string, JsonRecord>;
  readonly pages: Map<string, JsonRecord>;
  /**
   * The pages and fields without their contents; an empty list of children means that an item can
   * contain fields.
   */
  readonly fields: Map<string, JsonRecord>;
  private readonly lists: Map<string, string[]>;
  /** The options and rules of fields and pages, once one of them changes. */
  private readonly keyed = new Map<string, Map<string, KeyedItem[]>>();

  constructor(content: VersionContent) {
    const flat = flattenPages(content.pages, () => false);
    this.record = toRecord(content);
    this.languages = [...content.languages];
    const variables = content.variables ?? [];
    this.variables = new Map(variables.map((one) => [one.id, toRecord(one)]));
    this.variableOrder = [...this.variables.keys()];
    this.pages = new Map(flat.pages);
    this.pageOrder = [...flat.pages.keys()];
    this.lists = new Map([...flat.lists].map(([name, ids]) => [name, [...ids]]));
    this.fields = new Map(
      [...flat.fields].map(([id, { record, hasChildren }]) => [
        id,
        withMember(record, 'children', hasChildren ? [] : undefined),
      ]),
    );
  }

  /** The ids of the fields of a page or container, in order. */
  list(name: string): string[] {
    const list = this.lists.get(name) ?? [];
    this.lists.set(name, list);
    return list;
  }

  /** The options or rules of a field or page, by their initial keys. */
  items(holderId: string, name: 'options' | 'logic'): KeyedItem[] {
    const own = this.keyed.get(holderId) ?? new Map<string, KeyedItem[]>();
    this.keyed.set(holderId, own);
    const holder = this.fields.get(holderId) ?? this.pages.get(holderId);
    const items = own.get(name) ?? [...keyedItems(holder?.[name])];
    own.set(name, items);
    return items;
  }

  /** Assembles the version from its parts. */
  finish(): VersionContent {
    const pages = this.pageOrder.map((pageId) => ({
      ...this.withOwnItems(pageId, this.pages.get(pageId) ?? {}),
      properties: this.finishList(listName({ pageId, parentId: null })),
    }));
    const variables = this.variableOrder.map((id) => this.variables.get(id) ?? {});
    const hasVariables = variables.length > 0 || this.record['variables'] !== undefined;
    const record = withMember(this.record, 'variables', hasVariables ? variables : undefined);
    // The draft was created from a version, and changes preserve its shape.
    return { ...record, languages: this.languages, pages } as unknown as VersionContent & {
      readonly pages: readonly Page[];
    };
  }

  private finishList(name: string): readonly JsonRecord[] {
    return (this.lists.get(name) ?? []).map((id) => this.finishField(id));
  }

  private finishField(id: string): JsonRecord {
    const field = this.withOwnItems(id, this.fields.get(id) ?? {});
    return withItems(field, 'children', this.finishList(`field ${id}`));
  }

  /** Returns a field or page with its changed options and rules. */
  private withOwnItems(id: string, record: JsonRecord): JsonRecord {
    let changed = record;
    for (const [name, items] of this.keyed.get(id) ?? []) {
      const stored = items.map(({ item }) => item);
      changed = withItems(changed, name, stored);
    }
    return changed;
  }
}

/** An empty list remains empty or absent, as in the record. */
function withItems(field: JsonRecord, name: string, items: readonly Json[]): JsonRecord {
  const isListed = items.length > 0 || field[name] !== undefined;
  return withMember(field, name, isListed ? items : undefined);
}
