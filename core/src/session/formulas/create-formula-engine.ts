import type { ResultKind } from '../../field-types/field-type.ts';
import type { FormatContext } from '../../messages/format-context.ts';
import type { Clock } from '../../runtime/clock.ts';
import { encodeHtml } from '../../formats/encode-html.ts';
import type { Compute, ReferencePath } from '../program/program-field.ts';
import type { FormulaDraft, FormulaEngine, ValueDraft } from '../program/formula-engine.ts';
import { FieldFormulaLinker } from '../program/link-formulas.ts';
import { TextWriter, type TextCell } from '../program/text-writer.ts';
import { compileFormula, type ReferenceResolver } from '../../formulas/compile-formula.ts';
import type { CompiledFormula } from '../../formulas/formula-function.ts';
import { FormulaPlace } from './formula-place.ts';
import { FormulaError } from '../../formulas/values/formula-value.ts';
import { parseHtmlTemplate } from '../../formulas/html-template.ts';
import { listReferences } from '../../formulas/syntax/list-references.ts';
import type { ParsedFormula, ParseFormula } from '../../formulas/syntax/parse-formula.ts';
import { readings, readReference } from './read-reference.ts';
import type { ReferenceNode } from '../../formulas/syntax/syntax-tree.ts';
import { compileTextTemplate, parseTextTemplate } from '../../formulas/text-template.ts';
import { toAnswer } from './to-answer.ts';

/**
 * The formula language for `compile`: links and evaluates formulas. The caller supplies the trees, so that a
 * visitor's page needs no parser. Loads the decimal library.
 */
export function createFormulaEngine(parse: ParseFormula): FormulaEngine {
  const engine: FormulaEngine = {
    readFormula: (source, result) => readFormula(parse(source), result),
    readText: (text, format) => readText(text, format, parse),
    createLinker: (drafts) => new FieldFormulaLinker(engine, drafts),
    createTextWriter: <C extends TextCell>(clock: Clock, texts?: FormatContext) =>
      new TextWriter<C>(clock, texts),
  };
  return engine;
}

function readFormula(parsed: ParsedFormula, result: ResultKind): ValueDraft {
  if (!parsed.ok) {
    return {
      references: [],
      node: undefined,
      issues: [parsed.issue],
      bind: () => () => FormulaError.formula,
    };
  }
  const { node } = parsed;
  return {
    references: listReferences(node),
    node,
    issues: [],
    bind: (reach) => {
      const formula = compileFormula(node, createResolver(reach));
      return inPlace((place) => toAnswer(formula(place), result));
    },
  };
}

function readText(
  text: string,
  format: 'plain' | 'html',
  parse: ParseFormula,
): FormulaDraft<string> {
  const isHtml = format === 'html';
  const template = isHtml ? parseHtmlTemplate(text, parse) : parseTextTemplate(text, parse);
  return {
    references: template.parts.flatMap((part) =>
      typeof part === 'string' ? [] : listReferences(part),
    ),
    issues: template.issues,
    bind: (reach) =>
      inPlace(
        compileTextTemplate(template, createResolver(reach), isHtml ? encodeHtml : undefined),
      ),
  };
}

const inPlace =
  <R>(work: (place: FormulaPlace) => R): Compute<R> =>
  (instance, clock, texts) =>
    work(new FormulaPlace(instance, clock, texts));

/** Reads the answers of a formula's references. */
export function createResolver(
  reach: (reference: ReferenceNode) => ReferencePath | undefined,
): ReferenceResolver<FormulaPlace> {
  const bindTo =
    (read: (reach: ReferencePath) => CompiledFormula<FormulaPlace>) =>
    (reference: ReferenceNode) => {
      const found = reach(reference);
      return found && read(found);
    };
  return {
    value: bindTo(readReference),
    read: (reference, reading, detail) =>
      bindTo((found) => readings[reading](found, detail))(reference),
  };
}
