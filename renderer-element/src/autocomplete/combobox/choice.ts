/** Something to choose from a list of suggestions. */
export interface Choice {
  readonly id: string;
  readonly label: string;
}

/** Finds choices for words: at once, or later. */
export type FindChoices<C extends Choice> = (
  words: string,
  signal: AbortSignal,
) => readonly C[] | Promise<readonly C[]>;

/** The choices whose label holds the words, those that begin with them first. */
export function choicesLike<C extends Choice>(choices: readonly C[], words: string): readonly C[] {
  const wanted = plain(words);
  if (wanted === '') return choices;
  const found = choices.filter(({ label }) => plain(label).includes(wanted));
  const begins = ({ label }: C) => plain(label).startsWith(wanted);
  return [...found.filter(begins), ...found.filter((each) => !begins(each))];
}

/** Lower case and without accents: people search without them. */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .trim();
}
