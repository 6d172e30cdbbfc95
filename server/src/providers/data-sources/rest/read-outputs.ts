import type { DataOutput } from '@form-builder/core/contract/staff/settings/data-source.ts';
import { readPointer } from '@form-builder/core/integrations/read-pointer.ts';
import type { VariableKind, VariableValue } from '@form-builder/core/form/variables/variable.ts';
import type { DataValues } from '../data-source.ts';

/** The longest text that a form takes from a source. */
const longestText = 300;

/** Reads the outputs from a response; `null` for what is absent or of another kind. */
export const readOutputs = (outputs: readonly DataOutput[], response: unknown): DataValues =>
  Object.fromEntries(
    outputs.map(({ name, kind, pointer }) => [
      name,
      converters[kind](readPointer(response, pointer)),
    ]),
  );

const converters: Readonly<Record<VariableKind, (value: unknown) => VariableValue>> = {
  text: (value) => {
    if (typeof value === 'number' || typeof value === 'boolean') return String(value);
    return typeof value === 'string' && value.trim() !== '' ? value.slice(0, longestText) : null;
  },
  number: (value) => {
    const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
    return typeof number === 'number' && Number.isFinite(number) ? number : null;
  },
  date: (value) => {
    const [day] = (typeof value === 'string' && /^\d{4}-\d{2}-\d{2}/.exec(value)) || [null];
    return day;
  },
  boolean: (value) => {
    if (value === 'true' || value === 'false') return value === 'true';
    return typeof value === 'boolean' ? value : null;
  },
};
