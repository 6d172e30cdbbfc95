/** The values of a row by column, as PostgreSQL writes them; null stays null. */
export type TextRow = Readonly<Record<string, string | null>>;
