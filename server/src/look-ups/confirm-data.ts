import type {
  VariableSourceOf,
  VariableValues,
} from '@form-builder/core/form/variables/variable.ts';
import type { Clock } from '@form-builder/core/runtime/clock.ts';
import { createSession } from '@form-builder/core/session/create-session.ts';
import type { Program } from '@form-builder/core/session/program/program.ts';
import { dataInputsKey, dataInputsOf } from '@form-builder/core/session/variables/data-inputs.ts';
import type { Confirming } from './confirmations.ts';
import { isProvenData, parseDataToken, type DataToken } from './data-proofs.ts';
import { loadProofs } from './proofs.ts';

interface SentData {
  readonly program: Program;
  readonly data: Readonly<Record<string, unknown>>;
  readonly clock: Clock;
  /** The values of other variables. */
  readonly variables: VariableValues;
  /** What the page sent, by variable. */
  readonly claims: VariableValues;
}

interface Held {
  readonly id: string;
  readonly source: VariableSourceOf<'data'>;
  readonly token: DataToken;
}

/**
 * Returns the values that variables have from data sources: those that this server read for the inputs in these
 * answers. A value that a page made up, or that belongs to other answers, is left out.
 */
export async function confirmData(
  confirming: Confirming,
  { program, data, clock, variables, claims }: SentData,
): Promise<VariableValues> {
  const now = confirming.now();
  const held = program.root.fields.flatMap(({ field: { id }, variable }): Held[] => {
    const token = variable?.source.type === 'data' ? parseDataToken(claims[id], now) : undefined;
    return token && variable?.source.type === 'data'
      ? [{ id, source: variable.source, token }]
      : [];
  });
  if (held.length === 0) return {};
  const proofs = await loadProofs(confirming, confirming.cipher);
  // Rules may show an input because of another value, so the answers are read with all that remain.
  for (let kept = held; ;) {
    const values = Object.fromEntries(kept.map(({ id, token }) => [id, token.value]));
    const given = { ...variables, ...values };
    const session = createSession(program, {
      answers: data,
      variables: given,
      clock,
      absent: 'empty',
    });
    const proven = kept.filter(({ source, token }) => {
      const inputs = dataInputsOf(session, source);
      const { provider, output } = source;
      const question = inputs && { provider, output, inputs: dataInputsKey(inputs) };
      return question && isProvenData(proofs, question, { token, isTest: confirming.isTest });
    });
    if (proven.length === kept.length) return values;
    kept = proven;
  }
}
