import type { FieldTypeName } from '@form-builder/core/field-types/field-types.ts';
import type { AnyFieldExample, FieldChange } from './field-example.ts';

/** One state of a field, made from the example of its type. */
export interface FieldState {
  readonly name: string;
  change(example: AnyFieldExample): FieldChange<FieldTypeName>;
  /** The field's answer; absent for none. */
  answer?(example: AnyFieldExample): unknown;
  /** The visitor pressed next, so the errors show. */
  readonly isChecked?: true;
}

const long = 'Een zin die veel langer is dan iemand die het formulier maakte ooit verwachtte. ';
const longWord = 'Hottentottententententoonstellingsmakersopleidingsaanvraagformulier';

/** Every state of the stories. */
export const fieldStates = {
  empty: { name: 'Empty', change: () => ({ is_required: false }) },
  filled: {
    name: 'Filled',
    change: () => ({}),
    answer: (example) => example.answer,
  },
  required: { name: 'Required', change: () => ({ is_required: true }) },
  disabled: {
    name: 'Disabled',
    // Answers that cannot be typed are set in advance.
    change: ({ answer }) => ({
      is_disabled: true,
      ...(answer === undefined ? {} : { prefill: answer }),
    }),
  },
  error: {
    name: 'Error',
    change: () => ({ is_required: true }),
    isChecked: true,
  },
  longText: {
    name: 'Long text',
    change: ({ field }) => ({
      label: `${field.label} ${long}${longWord}`,
      hint: long.repeat(3) + longWord,
      is_required: true,
    }),
    answer: (example) => example.answer,
    isChecked: true,
  },
} as const satisfies Readonly<Record<string, FieldState>>;

export type FieldStateName = keyof typeof fieldStates;

// Object.keys returns strings; the registry has exactly these names as keys.
export const fieldStateNames = Object.keys(fieldStates) as readonly FieldStateName[];
