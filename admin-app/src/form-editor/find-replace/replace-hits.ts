import { combineCommands, type Command } from '../document/command.ts';
import type { Hit } from './find-hits.ts';
import { replaceMatches } from './match-text.ts';
import { asWritten, writeText } from './write-text.ts';

/** Replaces hits of one search by a text: one command, and so one undo step. */
export function replaceHits(hits: readonly Hit[], replacement: string): Command {
  const places = new Map(hits.map(({ place }) => [place.key, place]));
  return combineCommands(
    [...places.values()].map((place) => {
      const own = hits.filter((hit) => hit.place.key === place.key);
      return writeText(place, replaceMatches(place.text, own, asWritten(place, replacement)));
    }),
  );
}
