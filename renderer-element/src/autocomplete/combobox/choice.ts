/** A choice in a list of suggestions. */
export interface Choice {
  readonly id: string;
  readonly label: string;
}

/** Finds the choices for a query; returns an array, or a promise for a search on the server. */
export type FindChoices<C extends Choice> = (
  words: string,
  signal: AbortSignal,
) => readonly C[] | Promise<readonly C[]>;

/** The choices whose label contains the query; those that begin with it come first. */
export function choicesLike<C extends Choice>(choices: readonly C[], words: string): readonly C[] {
  const wanted = plain(words);
  if (wanted === '') return choices;
  const found = choices.filter(({ label }) => plain(label).includes(wanted));
  const begins = ({ label }: C) => plain(label).startsWith(wanted);
  return [...found.filter(begins), ...found.filter((each) => !begins(each))];
}

/** Lower case without accents, because visitors search without them. */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .trim();
}
