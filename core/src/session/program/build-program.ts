import type { AnyDefinition, PartialFieldTypeRegistry } from '../../field-types/field-types.ts';
import { getDefinition } from '../../field-types/get-definition.ts';
import { isComputed } from '../../field-types/is-computed.ts';
import type { Field, FormDefinition, Page } from '../../form/form-definition.ts';
import type { Variable } from '../../form/variables/variable.ts';
import { aspects } from '../../logic/action.ts';
import type { MatchesPattern } from '../../patterns/pattern-matcher.ts';
import type { FieldDraft, ScopeDraft } from './field-draft.ts';
import { planScope, unplanned } from './plan-scope.ts';
import type { PageField } from './page-fields.ts';
import type { ReferencePath } from './program-field.ts';
import type { Program } from './program.ts';

/** Links rules and formulas to their fields. */
export interface FieldLinker {
  /** The pages with rules, by id: each as a field that contains the fields of the page. */
  pageFieldsOf(pages: readonly Page[]): ReadonlyMap<string, PageField>;
  /** Sets the rules, formulas and readers of fields; returns their errors. */
  link(fields: ReadonlyMap<string, FieldDraft>): Links;
}

type Links = Pick<Program, 'cycles' | 'readsHiddenAnswers' | 'faults' | 'formulas'>;

/** The parts of the engine that the form needs. */
export interface EngineParts {
  readonly types: PartialFieldTypeRegistry;
  readonly matchesPattern: MatchesPattern;
  /** For forms with rules or formulas; without it their fields stay unchanged. */
  readonly linker?: FieldLinker | undefined;
  /** For forms with variables; without it variables have no values. */
  readonly readVariables?: ReadVariables | undefined;
}

/** Converts variables to fields without a page. */
export type ReadVariables = (variables: readonly Variable[]) => readonly VariableField[];

/** A variable as a field of the form's own scope. */
export interface VariableField {
  readonly variable: Variable;
  readonly field: Field;
  readonly definition: AnyDefinition;
  /** It keeps its initial value. */
  readonly isFixed: boolean;
}

/** Like `compile`, with only some parts of the engine; a missing required part is an error. */
export function buildProgram(definition: FormDefinition, parts: EngineParts): Program {
  const { variables = [] } = definition;
  const { types, matchesPattern, linker, readVariables } = parts;
  const root = createScope(null);
  const fields = new Map<string, FieldDraft>();
  let placed = 0;

  const addField = (
    field: Field,
    scope: ScopeDraft,
    parent: FieldDraft | null,
    pageDefinition?: AnyDefinition,
  ): FieldDraft => {
    const definition = pageDefinition ?? getDefinition(types, field.type);
    const draft = createDraft(field, definition, scope, parent);
    draft.isPage = pageDefinition !== undefined;
    scope.fields.push(draft);
    fields.set(field.id, draft);
    const { definition: type } = draft;
    if (type.role === 'container' && type.children === 'rows') {
      draft.rowScope = createScope(draft);
    }
    // Reading order, except that a repeating field comes after its rows, which determine its visibility.
    if (!draft.rowScope) draft.rank = placed++;
    const inside = draft.rowScope ?? scope;
    if (field.children)
      draft.children = field.children.map((child) => addField(child, inside, draft));
    if (draft.rowScope) draft.rank = placed++;
    draft.rowScope?.top.push(...draft.children);
    return draft;
  };

  const pageFields = linker?.pageFieldsOf(definition.pages);
  const topOf = (page: Page) => {
    const around = pageFields?.get(page.id);
    return around
      ? addField(around.field, root, null, around.definition).children
      : page.properties.map((field) => addField(field, root, null));
  };
  const pages = definition.pages.map((page) => ({ page, top: topOf(page) }));
  root.top.push(...pages.flatMap((page) => page.top));
  for (const { field, definition: type, ...own } of readVariables?.(variables) ?? []) {
    const draft = { ...createDraft(field, type, root, null), ...own, rank: placed++ };
    root.fields.push(draft);
    fields.set(field.id, draft);
  }
  const links = linker?.link(fields) ?? noLinks;
  root.plan = planScope(root);
  for (const { rowScope } of fields.values()) if (rowScope) rowScope.plan = planScope(rowScope);
  return { pages, root, fields, matchesPattern, ...links };
}

const createScope = (collection: FieldDraft | null): ScopeDraft => ({
  collection,
  fields: [],
  top: [],
  plan: unplanned,
});

const noLinks: Links = { cycles: [], readsHiddenAnswers: false, faults: [], formulas: null };

/** A shared empty list: most fields have no rules, and a long form has many fields. */
const none: readonly never[] = [];
const noReaches: ReadonlyMap<string, ReferencePath> = new Map();

function createDraft(
  field: Field,
  definition: AnyDefinition,
  scope: ScopeDraft,
  parent: FieldDraft | null,
): FieldDraft {
  return {
    field,
    definition,
    scope,
    fieldIndex: scope.fields.length,
    parent,
    groupIndex: parent?.scope === scope ? parent.fieldIndex : -1,
    children: none,
    isPage: false,
    rowScope: null,
    flags: staticFlags(field),
    rank: 0,
    rowsRank: 0,
    cycle: 0,
    readsLaterFields: false,
    hasFixedContent: false,
    rules: none,
    visibleRules: none,
    stateRules: none,
    compute: null,
    findFilling: null,
    referencePaths: noReaches,
    texts: none,
    messages: null,
    readers: [],
    crossScopeReaders: [],
    textReaders: [],
    isReadWhenHidden: false,
    isReadInWords: false,
    variable: null,
    isFixed: field.is_disabled === true && !isComputed(definition),
  };
}

function staticFlags(field: Field): number {
  return (
    (field.is_hidden ? 0 : aspects.visible) |
    (field.is_required ? aspects.required : 0) |
    (field.is_disabled ? 0 : aspects.enabled)
  );
}
