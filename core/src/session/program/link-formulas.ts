import { isComputed } from '../../field-types/is-computed.ts';
import type { Field } from '../../form/form-definition.ts';
import type { FormulaIssue } from '../../formulas/syntax/formula-issue.ts';
import type { ReferenceNode } from '../../formulas/syntax/syntax-tree.ts';
import {
  countScopesUp,
  dependenciesOf,
  isInRowsOf,
  pathToReader,
  readsHidden,
  waitsFor,
} from './dependencies.ts';
import type { FieldDraft } from './field-draft.ts';
import type {
  BoundFormula,
  FieldFormulas,
  FormulaDraft,
  FormulaEngine,
  FormulaFault,
  FormulaLinker,
  OperandFormula,
  TextDraft,
  TextPart,
} from './formula-engine.ts';
import type {
  ColumnStep,
  CompiledText,
  Compute,
  FormulaResult,
  ReferencePath,
  TextName,
} from './program-field.ts';

/** Parses the formulas of fields, and binds them to fields once the ranks are known. */
export class FieldFormulaLinker implements FormulaLinker {
  readonly faults: FormulaFault[] = [];
  private readonly engine: FormulaEngine;
  private readonly byShortId: ReadonlyMap<string, FieldDraft>;
  private readonly shortIds: ReadonlyMap<string, string>;

  constructor(engine: FormulaEngine, drafts: readonly FieldDraft[]) {
    this.engine = engine;
    this.byShortId = new Map(drafts.map((draft) => [draft.field.short_id, draft]));
    this.shortIds = new Map(drafts.map(({ field }) => [field.id, field.short_id]));
  }

  /** The formulas of a field; `undefined` when it has none. */
  read(draft: FieldDraft): FieldFormulas | undefined {
    const { field } = draft;
    const value = this.readValue(draft);
    const texts = textsOf(field).map(({ part, text }) => ({
      part,
      draft: this.engine.readText(text, part === 'content' ? 'html' : 'plain'),
    }));
    if (!value && texts.length === 0) return undefined;
    return { texts, ...this.reach(draft, value) };
  }

  /** Parses the formula of an action of a field. */
  readOperand(draft: FieldDraft, source: string): OperandFormula {
    return this.reach(draft, this.engine.readFormula(source, 'any'));
  }

  /** Compiles the formula of an action of a field, and records its errors. */
  bindOperand(draft: FieldDraft, { value }: OperandFormula): BoundFormula {
    const referencePaths = new Map<string, ReferencePath>();
    const compute = value && this.bindOne(draft, 'set_value', value, referencePaths);
    return { compute: compute ?? (() => null), referencePaths };
  }

  /** Compiles the formulas of a field, and records their errors. */
  bind(draft: FieldDraft, { value, texts }: FieldFormulas): void {
    if (value) this.bindValue(draft, value);
    const bound = texts.map(({ part, draft: text }) => ({
      part,
      write: this.bindOne(draft, part, text),
    }));
    const writerOf = (part: TextPart) => bound.find((one) => one.part === part)?.write;
    draft.texts = bound.flatMap(({ part, write }): CompiledText[] =>
      isTextName(part) ? [{ name: part, write }] : [],
    );
    const error = writerOf('custom_error_message');
    const required = writerOf('custom_required_message');
    if (error || required) draft.messages = { error, required };
    for (const text of texts) if (isTextName(text.part)) this.addTextReaders(draft, text);
  }

  private reach(draft: FieldDraft, value: OperandFormula['value']): OperandFormula {
    const chains = value?.references.map(({ path }) => this.chainOf(path, draft) ?? []) ?? [];
    return {
      value,
      dependencies: chains.flatMap((chain) => dependenciesOf(chain, draft)),
      chainOf: (path) => this.chainOf(path, draft),
    };
  }

  private bindValue(draft: FieldDraft, value: FormulaDraft<FormulaResult>): void {
    const reaches = new Map<string, ReferencePath>();
    draft.compute = this.bindOne(draft, 'formula', value, reaches);
    draft.referencePaths = reaches;
  }

  private readValue({ field, definition }: FieldDraft): FieldFormulas['value'] {
    const computation = definition.role === 'input' ? definition.computation : undefined;
    if (!computation) return undefined;
    const formula = computation.formulaOf(field, (id) => this.shortIds.get(id));
    return this.engine.readFormula(formula, computation.result);
  }

  private bindOne<R>(
    draft: FieldDraft,
    part: FormulaFault['part'],
    formula: FormulaDraft<R>,
    reaches = new Map<string, ReferencePath>(),
  ): Compute<R> {
    const note = (issue: FormulaIssue) =>
      this.faults.push({ fieldId: draft.field.id, part, issue });
    formula.issues.forEach(note);
    const isText = part !== 'formula' && part !== 'set_value';
    return formula.bind((reference) => {
      const chain = this.chainOf(reference.path, draft);
      const found = chain && referencePath(chain, draft, isText);
      if (found) reaches.set(reference.path.join('.'), found);
      else note(unknownReference(reference));
      return found;
    });
  }

  /** The fields from the start of a reference to the one it reads; `undefined` out of reach. */
  private chainOf(path: readonly string[], from: FieldDraft): readonly FieldDraft[] | undefined {
    const chain: FieldDraft[] = [];
    for (const shortId of path) {
      const field = this.byShortId.get(shortId);
      const above = chain.at(-1);
      const isInReach = above
        ? field?.scope === above.rowScope
        : field && countScopesUp(from.scope, field.scope) !== undefined;
      if (!field || !isInReach || !isReadable(field)) return undefined;
      chain.push(field);
    }
    return chain;
  }

  private addTextReaders(reader: FieldDraft, { draft }: TextDraft): void {
    for (const { path } of draft.references) {
      const chain = this.chainOf(path, reader) ?? [];
      for (const { target, fromScope } of dependenciesOf(chain, reader)) {
        target.textReaders.push(pathToReader(target, reader, fromScope));
      }
    }
  }
}

/** The texts of a field that are templates. */
function textsOf(field: Field): readonly { readonly part: TextPart; readonly text: string }[] {
  const content =
    field.custom_properties && 'content' in field.custom_properties
      ? field.custom_properties.content
      : undefined;
  const { label, hint, placeholder, custom_error_message, custom_required_message } = field;
  const texts = [
    ...(field.use_formula
      ? Object.entries({ label, hint, placeholder, content } satisfies Record<TextName, unknown>)
      : []),
    ...(field.custom_error_message_use_formula ? Object.entries({ custom_error_message }) : []),
    ...(field.custom_required_message_use_formula
      ? Object.entries({ custom_required_message })
      : []),
  ];
  return texts.flatMap(([part, text]) =>
    // The parts are the keys written above.
    text?.includes('{{') ? [{ part: part as TextPart, text }] : [],
  );
}

const isTextName = (part: TextPart): part is TextName =>
  part !== 'custom_error_message' && part !== 'custom_required_message';

const isReadable = ({ definition, rowScope }: FieldDraft) =>
  definition.role === 'input' || rowScope !== null;

/** Texts are evaluated last and never cause a cycle; formulas may. */
function referencePath(
  chain: readonly FieldDraft[],
  from: FieldDraft,
  isText: boolean,
): ReferencePath | undefined {
  const [first] = chain;
  const end = chain.at(-1);
  if (!first || !end) return undefined;
  end.isReadInWords ||= end.definition.valueKind === 'boolean';
  const isRaw = (target: FieldDraft) => {
    const raw = isText ? isInRowsOf(target, from) : readsHidden(target, from);
    target.isReadWhenHidden ||= raw;
    return raw;
  };
  return {
    scopesUp: countScopesUp(from.scope, first.scope) ?? 0,
    columns: chain.slice(0, -1).map((target): ColumnStep => ({
      fieldIndex: target.fieldIndex,
      readsHidden: isRaw(target),
    })),
    fieldIndex: end.fieldIndex,
    readsHidden: isRaw(end),
    isWaiting: !isText && waitsFor(end, from) && isComputed(end.definition),
    field: end.field,
    kind: end.definition.valueKind,
  };
}

function unknownReference({ path, from, to }: ReferenceNode): FormulaIssue {
  return { code: 'unknown_reference', from, to, params: { reference: path.join('.') } };
}
