import type { FormulaEngine } from '../program/formula-engine.ts';
import { createFormulaEngine } from './create-formula-engine.ts';
import { unpackFormula } from '../../formulas/syntax/packed-formula.ts';
import type { PackedFormulas } from './packed-formulas.ts';

/** The formula language for the parsed formulas that the server sends with a form. */
export function sentFormulas(formulas: PackedFormulas): FormulaEngine {
  return createFormulaEngine((source) => {
    const packed = Object.hasOwn(formulas, source) ? formulas[source] : undefined;
    return packed === undefined
      ? { ok: false, issue: { code: 'unexpected_token', from: 0, to: source.length } }
      : { ok: true, node: unpackFormula(packed) };
  });
}
