import { containsWords } from './contains-words.ts';
import type { ScreenCommand } from './screen-commands.ts';

/** As many of what is only offered when it is found, so that a form with a thousand fields stays readable. */
export const mostFound = 12;

/** The commands that match, those whose name matches before those with another word for it. */
export function findCommands(
  commands: readonly ScreenCommand[],
  search: string,
): readonly ScreenCommand[] {
  const isNamed = ({ label }: ScreenCommand) => containsWords(label, search);
  const matching = commands.filter(({ label, words = '' }) =>
    containsWords(`${label} ${words}`, search),
  );
  const ranked = [...matching.filter(isNamed), ...matching.filter((one) => !isNamed(one))];
  const always = ranked.filter(({ isOnlyFound }) => isOnlyFound !== true);
  if (search.trim() === '') return always;
  const found = ranked.filter(({ isOnlyFound }) => isOnlyFound === true).slice(0, mostFound);
  return ranked.filter((one) => always.includes(one) || found.includes(one));
}
