import { createFormulaEngine } from './create-formula-engine.ts';
import { parseFormula } from '../../formulas/syntax/parse-formula.ts';

/** The formula language with its parser, for code that has formulas as text. */
export const formulaEngine = createFormulaEngine(parseFormula);
