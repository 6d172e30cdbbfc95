import type { StaffMessageId } from '../messages/message-ids.ts';
import type { FormulaType } from './formula-function.ts';

const typeNames: Readonly<Record<FormulaType | 'field', StaffMessageId>> = {
  number: 'formula.type.number',
  text: 'formula.type.text',
  boolean: 'formula.type.boolean',
  date: 'formula.type.date',
  datetime: 'formula.type.datetime',
  time: 'formula.type.time',
  duration: 'formula.type.duration',
  list: 'formula.type.list',
  field: 'formula.type.field',
  any: 'formula.type.any',
};

/** Names a type with its article, from the parameters of an issue: “een getal”. */
export function describeFormulaType(
  type: string | number | undefined,
  translate: (id: StaffMessageId) => string,
): string {
  return translate(isTypeName(type) ? typeNames[type] : typeNames.any);
}

const isTypeName = (type: unknown): type is keyof typeof typeNames =>
  typeof type === 'string' && Object.hasOwn(typeNames, type);
