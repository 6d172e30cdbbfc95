import type { AnswerValue, FieldTypeRegistry } from '../field-types/field-types.ts';
import type { Field, FormDefinition, Page } from '../form/form-definition.ts';
import type { FormulaType } from '../formulas/formula-function.ts';
import { isDoubtOnly, type FormulaIssue } from '../formulas/syntax/formula-issue.ts';
import { parseFormula } from '../formulas/syntax/parse-formula.ts';
import type { FormulaErrorCode } from '../formulas/values/formula-value.ts';
import { compile } from '../session/compile.ts';
import { createSession, type SessionOptions } from '../session/create-session.ts';
import { formulaEngine } from '../session/formulas/formula-engine.ts';
import type { Cell, Session } from '../session/session.ts';
import { checkFormulaAt } from './fields/formula-issues.ts';
import { ReferenceTypes } from './fields/reference-types.ts';

/** The preview of a formula in its editor. */
export interface FormulaPreview {
  /** The issues, in text order; a formula with other issues than doubts has no result. */
  readonly issues: readonly FormulaIssue[];
  /** The type of the result, if it is known. */
  readonly type: FormulaType;
  /** The result with the answers; `undefined` when there is no row in which to evaluate it. */
  readonly result: FormulaOutcome | undefined;
}

/** A value, or the error. */
export interface FormulaOutcome {
  readonly value: AnswerValue;
  readonly error: FormulaErrorCode | null;
}

/** The owner of a formula, and the answers for its preview. */
export interface FormulaPreviewOptions extends SessionOptions {
  readonly types: FieldTypeRegistry;
  readonly ownerId: string;
}

const probeId = 'formula-preview';

/** Checks a formula at the position of its owner, and evaluates it with sample answers. */
export function previewFormula(
  version: FormDefinition,
  source: string,
  { types, ownerId, ...options }: FormulaPreviewOptions,
): FormulaPreview {
  const program = compile(addProbe(version, ownerId, source), types, { formulas: formulaEngine });
  const probe = program.fields.get(probeId);
  const parsed = parseFormula(source);
  if (!parsed.ok || !probe) {
    return { issues: parsed.ok ? [] : [parsed.issue], type: 'any', result: undefined };
  }
  const references = new ReferenceTypes(program);
  const { issues, type } = checkFormulaAt(parsed.node, probe, references);
  const cell = issues.every(isDoubtOnly) ? findProbe(createSession(program, options)) : undefined;
  return { issues, type, result: cell && { value: cell.value, error: cell.formulaError } };
}

/**
 * Adds a computed field beside the owner, in the same row if it is in one; else on a separate page.
 */
function addProbe(version: FormDefinition, ownerId: string, formula: string): FormDefinition {
  const probe: Field = {
    id: probeId,
    short_id: probeId,
    type: 'formula',
    label: '',
    custom_properties: { formula },
  };
  const pages = version.pages.map((page) => ({
    ...page,
    properties: page.properties.map((field) => putBeside(field, ownerId, probe)),
  }));
  const isInside = pages.some((page, index) =>
    page.properties.some((field, at) => field !== version.pages[index]?.properties[at]),
  );
  const own: Page = { id: `${probeId}-page`, title: '', properties: [probe] };
  return { ...version, pages: isInside ? pages : [...version.pages, own] };
}

/** Returns the field with the probe among its children, if it contains the owner. */
function putBeside(field: Field, ownerId: string, probe: Field): Field {
  const { children } = field;
  if (!children) return field;
  if (children.some(({ id }) => id === ownerId))
    return { ...field, children: [...children, probe] };
  const changed = children.map((child) => putBeside(child, ownerId, probe));
  const isSame = changed.every((child, at) => child === children[at]);
  return isSame ? field : { ...field, children: changed };
}

/** In rows, evaluates the first row. */
function findProbe(session: Session): Cell | undefined {
  const find = (cells: readonly Cell[]): Cell | undefined => {
    for (const cell of cells) {
      if (cell.field.id === probeId) return cell;
      const found = find([...cell.children, ...(cell.rows[0]?.cells ?? [])]);
      if (found) return found;
    }
    return undefined;
  };
  return find(session.pages.flatMap(({ cells }) => cells));
}
