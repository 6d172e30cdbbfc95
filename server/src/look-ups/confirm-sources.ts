import { isLookedUp, type LookUpSource } from '@form-builder/core/field-types/lookup.ts';
import type { AnswerValue } from '@form-builder/core/field-types/field-types.ts';
import type { Field } from '@form-builder/core/form/form-definition.ts';
import type { Program } from '@form-builder/core/session/program/program.ts';
import { confirmations, type Confirming } from './confirmations.ts';

type Data = Readonly<Record<string, unknown>>;

/**
 * The answers as sent, without unconfirmed look-ups in fields that variables read: rules with such a variable
 * are evaluated with what the source confirms.
 */
export async function confirmSources(
  confirming: Confirming,
  program: Program,
  data: Data,
): Promise<Data> {
  const confirmed: Record<string, unknown> = { ...data };
  for (const { field, source, answer } of readAnswers(program, data)) {
    const { value } = await confirmations[source](confirming, answer, field);
    // A confirmed answer keeps its proof, which is checked again when it is stored.
    if (!isLookedUp(value)) confirmed[field.id] = value;
  }
  return confirmed;
}

interface ReadAnswer {
  readonly field: Field;
  readonly source: LookUpSource;
  readonly answer: AnswerValue;
}

/** The answers that variables read from. */
const readAnswers = ({ root, fields }: Program, data: Data): readonly ReadAnswer[] =>
  root.fields.flatMap(({ variable }) => {
    if (variable?.source.type !== 'look_up') return [];
    const { definition, field } = fields.get(variable.source.field) ?? {};
    if (!field || definition?.role !== 'input' || definition.lookUp === undefined) return [];
    const answer = definition.parse(data[field.id], field) ?? null;
    return answer === null ? [] : [{ field, source: definition.lookUp, answer }];
  });
