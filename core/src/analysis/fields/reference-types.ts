import type { ValueKind } from '../../field-types/value-kind.ts';
import type { FormulaType } from '../../formulas/formula-function.ts';
import type { ReferenceUse } from '../../formulas/check-reference-use.ts';
import type { ReferenceNode } from '../../formulas/syntax/syntax-tree.ts';
import type { ProgramField } from '../../session/program/program-field.ts';
import type { Program } from '../../session/program/program.ts';
import { countScopesUp } from '../../session/program/dependencies.ts';
import { settingValue } from './setting-values.ts';

/**
 * The types of values for formulas; a text may contain a number or a date, so it fits everywhere.
 */
const typeOfKind: Readonly<Record<ValueKind, FormulaType>> = {
  text: 'any',
  number: 'number',
  date: 'date',
  time: 'time',
  datetime: 'datetime',
  boolean: 'boolean',
  choice: 'any',
  choices: 'list',
  item: 'any',
  items: 'list',
  presence: 'any',
  formula: 'any',
  rows: 'list',
  none: 'any',
};

/** Finds the types of fields and variables in formulas, by short id. */
export class ReferenceTypes {
  private readonly byShortId: ReadonlyMap<string, ProgramField>;

  constructor(program: Program) {
    this.byShortId = new Map([...program.fields.values()].map((one) => [one.field.short_id, one]));
  }

  /** Returns the type of the answer that a reference reads; `undefined` when it is out of reach. */
  typeOf({ path }: ReferenceNode, from: Pick<ProgramField, 'scope'>): FormulaType | undefined {
    let above: ProgramField | undefined;
    for (const shortId of path) {
      const field = this.byShortId.get(shortId);
      if (!field || !isAnswered(field)) return undefined;
      const isThere = above
        ? field.scope === above.rowScope
        : countScopesUp(from.scope, field.scope) !== undefined;
      if (!isThere) return undefined;
      above = field;
    }
    if (!above) return undefined;
    return path.length > 1 ? 'list' : typeOfKind[above.definition.valueKind];
  }

  /** Returns what is known of the answers of a referenced field or column beyond their type. */
  useOf({ path }: ReferenceNode): ReferenceUse | undefined {
    const found = this.byShortId.get(path.at(-1) ?? '');
    if (!found || found.variable) return undefined;
    const { valueKind } = found.definition;
    if (valueKind === 'text') return { isFreeText: isFreeText(found.field) };
    const isChoice = valueKind === 'choice' || valueKind === 'choices';
    return isChoice ? { options: found.field.options ?? [] } : undefined;
  }
}

/** A text of which the settings do not demand digits or a pattern. */
const isFreeText = (field: ProgramField['field']): boolean =>
  textRules.every((rule) => (settingValue(field, rule) ?? '') === '');

const textRules = [
  { name: 'validation', at: 'custom_properties' },
  { name: 'pattern', at: 'field' },
] as const;

const isAnswered = ({ definition, rowScope }: ProgramField) =>
  definition.role === 'input' || rowScope !== null;
