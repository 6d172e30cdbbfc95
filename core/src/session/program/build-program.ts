import type { PartialFieldTypeRegistry } from '../../field-types/field-types.ts';
import { getDefinition } from '../../field-types/get-definition.ts';
import { isComputed } from '../../field-types/is-computed.ts';
import type { Field, FormDefinition } from '../../form/form-definition.ts';
import { aspects } from '../../logic/action.ts';
import type { MatchesPattern } from '../../patterns/pattern-matcher.ts';
import type { FieldDraft, ScopeDraft } from './field-draft.ts';
import { planScope, unplanned } from './plan-scope.ts';
import type { CompiledText, ReferencePath } from './program-field.ts';
import type { Program } from './program.ts';

/** Gives fields their rules, formulas and readers; reports what is wrong with those. */
export type LinkFields = (fields: ReadonlyMap<string, FieldDraft>) => Links;

type Links = Pick<Program, 'cycles' | 'readsHiddenAnswers' | 'faults' | 'formulas'>;

/** The parts of the engine that a program is made with: those that the form needs. */
export interface EngineParts {
  readonly types: PartialFieldTypeRegistry;
  readonly matchesPattern: MatchesPattern;
  /** For forms with rules or formulas; without it their fields stay as they are. */
  readonly linkFields?: LinkFields | undefined;
}

/** As `compile`, with only some parts of the engine; that the form needs another is an error. */
export function buildProgram(definition: FormDefinition, parts: EngineParts): Program {
  const { types, matchesPattern, linkFields = linkNothing } = parts;
  const root = createScope(null);
  const fields = new Map<string, FieldDraft>();
  let placed = 0;

  const addField = (field: Field, scope: ScopeDraft, parent: FieldDraft | null): FieldDraft => {
    const draft = createDraft(field, types, scope, parent);
    scope.fields.push(draft);
    fields.set(field.id, draft);
    const { definition: type } = draft;
    if (type.role === 'container' && type.children === 'rows') {
      draft.rowScope = createScope(draft);
    }
    // Reading order, but a repeating field after what its rows hold, since that decides over it.
    if (!draft.rowScope) draft.rank = placed++;
    for (const child of field.children ?? []) {
      draft.children.push(addField(child, draft.rowScope ?? scope, draft));
    }
    if (draft.rowScope) draft.rank = placed++;
    draft.rowScope?.top.push(...draft.children);
    return draft;
  };

  const pages = definition.pages.map((page) => ({
    page,
    top: page.properties.map((field) => addField(field, root, null)),
  }));
  root.top.push(...pages.flatMap((page) => page.top));
  const links = linkFields(fields);
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

const linkNothing = (): Links => ({
  cycles: [],
  readsHiddenAnswers: false,
  faults: [],
  formulas: null,
});

const noTexts: readonly CompiledText[] = [];
const noReaches: ReadonlyMap<string, ReferencePath> = new Map();

function createDraft(
  field: Field,
  types: PartialFieldTypeRegistry,
  scope: ScopeDraft,
  parent: FieldDraft | null,
): FieldDraft {
  const definition = getDefinition(types, field.type);
  return {
    field,
    definition,
    scope,
    fieldIndex: scope.fields.length,
    parent,
    groupIndex: parent?.scope === scope ? parent.fieldIndex : -1,
    children: [],
    rowScope: null,
    flags: staticFlags(field),
    rank: 0,
    rowsRank: 0,
    cycle: 0,
    readsLaterFields: false,
    hasFixedContent: false,
    rules: [],
    visibleRules: [],
    stateRules: [],
    compute: null,
    referencePaths: noReaches,
    texts: noTexts,
    messages: null,
    readers: [],
    crossScopeReaders: [],
    textReaders: [],
    isReadWhenHidden: false,
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
