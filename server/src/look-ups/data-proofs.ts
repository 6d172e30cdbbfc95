import type { ProviderStage } from '@form-builder/core/contract/staff/settings/providers.ts';
import type { VariableValue } from '@form-builder/core/form/variables/variable.ts';
import { variableValueSchema } from '@form-builder/core/form/variables/variables-schema.ts';
import * as v from 'valibot';
import type { Proofs } from './proofs.ts';

/** What a data source was asked: of which source, which output, for which inputs. */
export interface DataQuestion {
  readonly provider: string;
  readonly output: string;
  /** See `dataInputsKey`. */
  readonly inputs: string;
}

/** A proof counts for a week, so that a form that waited for a connection can still be sent. */
const validMs = 7 * 24 * 3_600_000;

const tokenSchema = v.object({
  value: variableValueSchema,
  at: v.number(),
  proof: v.string(),
});
/** A value of a data source as a page sends it back. */
export type DataToken = v.InferOutput<typeof tokenSchema>;

interface ReadValue {
  readonly question: DataQuestion;
  readonly value: VariableValue;
  readonly at: number;
}

/** Returns a text with which the server recognises a value that it read, for this question only. */
export function sealDataValue(
  proofs: Proofs,
  { question, value, at }: ReadValue,
  stage: ProviderStage,
): string {
  const { proof } = proofs.sign('data', { ...question, value, at }, stage);
  return Buffer.from(JSON.stringify({ value, at, proof })).toString('base64url');
}

/** Parses the text of `sealDataValue`; its value is not proven yet. `undefined` for any other text, or an old one. */
export function parseDataToken(text: unknown, now: number): DataToken | undefined {
  if (typeof text !== 'string') return undefined;
  try {
    const parsed = v.safeParse(
      tokenSchema,
      JSON.parse(Buffer.from(text, 'base64url').toString('utf8')),
    );
    return parsed.success && parsed.output.at > now - validMs ? parsed.output : undefined;
  } catch {
    // Not a text of ours.
    return undefined;
  }
}

/** Whether this server read the value for exactly this question, from a source that may be used here. */
export const isProvenData = (
  proofs: Proofs,
  question: DataQuestion,
  { token: { value, at, proof }, isTest }: { readonly token: DataToken; readonly isTest: boolean },
): boolean => proofs.isProven('data', { ...question, value, at }, { proof, isTest });
