/** Every kind of statement, in the order in which visitors see them. */
export const statementKinds = ['truth', 'consent'] as const;
export type StatementKind = (typeof statementKinds)[number];

/** A text that visitors must accept before they send the form. */
export interface Statement {
  readonly kind: StatementKind;
  readonly text: string;
}

/** Returns the statements of a version with these settings, in the language of the settings. */
export function listStatements(settings: Readonly<Record<string, unknown>>): readonly Statement[] {
  return statementKinds.flatMap((kind) => {
    const text = settings[`statements.${kind}`];
    return typeof text === 'string' && text.trim() !== '' ? [{ kind, text: text.trim() }] : [];
  });
}
