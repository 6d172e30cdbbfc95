import type { PartialFieldTypeRegistry } from '../../field-types/field-types.ts';
import type { FormDefinition } from '../../form/form-definition.ts';
import { compile } from '../compile.ts';
import { usesFormulas } from '../program/uses-formulas.ts';
import { createFormulaEngine } from './create-formula-engine.ts';
import { packFormula, type PackedFormula } from '../../formulas/syntax/packed-formula.ts';
import { parseFormula } from '../../formulas/syntax/parse-formula.ts';

/** The formulas of a version by their text; one that cannot be read is missing. */
export type PackedFormulas = Readonly<Record<string, PackedFormula>>;

/**
 * Every formula of a version, parsed: what its visitors get instead of the parser. `undefined` for a
 * version that runs without the formula language.
 */
export function packFormulas(
  definition: FormDefinition,
  types: PartialFieldTypeRegistry,
): PackedFormulas | undefined {
  if (!usesFormulas(definition, types)) return undefined;
  const packed = new Map<string, PackedFormula>();
  // Compiling reads exactly the formulas that running will ask for.
  const formulas = createFormulaEngine((source) => {
    const parsed = parseFormula(source);
    if (parsed.ok) packed.set(source, packFormula(parsed.node));
    return parsed;
  });
  compile(definition, types, { formulas });
  return Object.fromEntries(packed);
}
