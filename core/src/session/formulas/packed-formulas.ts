import type { PartialFieldTypeRegistry } from '../../field-types/field-types.ts';
import type { FormDefinition } from '../../form/form-definition.ts';
import { compile } from '../compile.ts';
import { usesFormulas } from '../uses-formulas.ts';
import { createFormulaEngine } from './create-formula-engine.ts';
import { packFormula, type PackedFormula } from '../../formulas/syntax/packed-formula.ts';
import { parseFormula } from '../../formulas/syntax/parse-formula.ts';

/** The parsed formulas of a version by their text; invalid ones are missing. */
export type PackedFormulas = Readonly<Record<string, PackedFormula>>;

/**
 * Parses every formula of a version: visitors get these instead of the parser. `undefined` for a version
 * without formulas.
 */
export function packFormulas(
  definition: FormDefinition,
  types: PartialFieldTypeRegistry,
): PackedFormulas | undefined {
  if (!usesFormulas(definition, types)) return undefined;
  const packed = new Map<string, PackedFormula>();
  // Compiling requests exactly the formulas that running needs.
  const formulas = createFormulaEngine((source) => {
    const parsed = parseFormula(source);
    if (parsed.ok) packed.set(source, packFormula(parsed.node));
    return parsed;
  });
  compile(definition, types, { formulas });
  return Object.fromEntries(packed);
}
