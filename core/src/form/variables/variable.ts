/** What a variable holds, and so which conditions and formulas it fits. */
export const variableKinds = ['text', 'number', 'date', 'boolean'] as const;
export type VariableKind = (typeof variableKinds)[number];

/** What a version says of each source, by the name of the source. */
export interface VariableSources {
  /** Worked out from answers and other variables; fields by short id in braces. */
  readonly formula: { readonly formula: string };
  /** The same for everybody, until a designer changes it. */
  readonly constant: { readonly value: VariableValue };
  /** The day on which the form is filled in, and in the end the day it is sent, by the server's clock. */
  readonly date: object;
}

/** What a constant can be; days as `YYYY-MM-DD`. */
export type VariableValue = string | number | boolean | null;

/** A source's name. */
export type VariableSourceName = keyof VariableSources;

/** Where the value of a variable comes from. */
export type VariableSourceOf<S extends VariableSourceName> = {
  readonly type: S;
} & VariableSources[S];
export type VariableSource = { [S in VariableSourceName]: VariableSourceOf<S> }[VariableSourceName];

/**
 * A value of a version that visitors never see or fill in, but that its rules, formulas, texts and mails
 * read as they read fields. Its value counts although it is not shown.
 */
export interface Variable {
  /** Unique in the version, among pages and fields too: conditions address it. */
  readonly id: string;
  /** Formulas use it; unique in the version, as those of fields are. */
  readonly short_id: string;
  /** What staff call it. */
  readonly label: string;
  readonly value_kind: VariableKind;
  readonly source: VariableSource;
}
