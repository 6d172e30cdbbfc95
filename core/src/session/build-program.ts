import type { MapAnswers } from './mapped-answers.ts';
import type { PartialOperatorRegistry } from '../conditions/operator.ts';
import { getDefinition } from '../field-types/get-definition.ts';
import type { PartialFieldTypeRegistry } from '../field-types/field-type.ts';
import type { Field, FormDefinition } from '../form/form-definition.ts';
import { aspects } from '../logic/action.ts';
import type { Compute, FormulaEngine, FormulaResult, ReferenceReach } from './formula-engine.ts';
import { linkFields } from './link-fields.ts';
import type {
  CompiledMessages,
  CompiledRule,
  CompiledText,
  FarReader,
  Program,
  ProgramField,
  Scope,
} from './program.ts';

/** A field while the program is being built. */
export interface FieldDraft extends ProgramField {
  readonly scope: ScopeDraft;
  readonly parent: FieldDraft | null;
  readonly children: FieldDraft[];
  rowScope: ScopeDraft | null;
  rank: number;
  readonly rules: CompiledRule[];
  compute: Compute<FormulaResult> | null;
  reaches: ReadonlyMap<string, ReferenceReach>;
  texts: readonly CompiledText[];
  messages: CompiledMessages | null;
  readonly readers: number[];
  readonly farReaders: FarReader[];
  readonly textReaders: FarReader[];
  isReadRaw: boolean;
  isFixed: boolean;
}

/** A scope while the program is being built. */
export interface ScopeDraft extends Scope {
  readonly collection: FieldDraft | null;
  readonly fields: FieldDraft[];
  readonly top: FieldDraft[];
}

/** The parts of the engine that a program is made with: those that the form needs. */
export interface EngineParts {
  readonly types: PartialFieldTypeRegistry;
  readonly operators: PartialOperatorRegistry;
  readonly formulas: FormulaEngine | undefined;
  /** For forms with types whose answer fills other fields (`fills`). */
  readonly mapAnswers?: MapAnswers | undefined;
}

/** As `compile`, with only some parts of the engine; that the form needs another is an error. */
export function buildProgram(definition: FormDefinition, parts: EngineParts): Program {
  const { types } = parts;
  const root: ScopeDraft = { collection: null, fields: [], top: [] };
  const fields = new Map<string, FieldDraft>();

  const place = (field: Field, scope: ScopeDraft, parent: FieldDraft | null): FieldDraft => {
    const draft = createDraft(field, types, scope, parent);
    scope.fields.push(draft);
    fields.set(field.id, draft);
    const { definition: type } = draft;
    if (type.role === 'container' && type.children === 'rows') {
      draft.rowScope = { collection: draft, fields: [], top: [] };
    }
    for (const child of field.children ?? []) {
      draft.children.push(place(child, draft.rowScope ?? scope, draft));
    }
    draft.rowScope?.top.push(...draft.children);
    return draft;
  };

  const pages = definition.pages.map((page) => ({
    page,
    top: page.properties.map((field) => place(field, root, null)),
  }));
  root.top.push(...pages.flatMap((page) => page.top));
  return { pages, root, fields, mapAnswers: parts.mapAnswers, ...linkFields(fields, parts) };
}

const noTexts: readonly CompiledText[] = [];
const noReaches: ReadonlyMap<string, ReferenceReach> = new Map();

function createDraft(
  field: Field,
  types: PartialFieldTypeRegistry,
  scope: ScopeDraft,
  parent: FieldDraft | null,
): FieldDraft {
  return {
    field,
    definition: getDefinition(types, field.type),
    scope,
    local: scope.fields.length,
    parent,
    children: [],
    rowScope: null,
    flags: staticFlags(field),
    rank: 0,
    rules: [],
    compute: null,
    reaches: noReaches,
    texts: noTexts,
    messages: null,
    readers: [],
    farReaders: [],
    textReaders: [],
    isReadRaw: false,
    isFixed: false,
  };
}

function staticFlags(field: Field): number {
  return (
    (field.is_hidden ? 0 : aspects.visible) |
    (field.is_required ? aspects.required : 0) |
    (field.is_disabled ? 0 : aspects.enabled)
  );
}
