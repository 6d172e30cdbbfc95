import type { PatternProgram } from './pattern-program.ts';

/**
 * Whether the whole text matches. Follows all ways through the pattern at once, so that the time
 * grows with steps times characters, whatever the pattern is.
 */
export function matchProgram(program: PatternProgram, text: string): boolean {
  const characters = Array.from(text);
  let places = new Set<number>();
  follow(program, 0, places, ['', characters[0] ?? '']);
  for (const [index, character] of characters.entries()) {
    const next = new Set<number>();
    const around = [character, characters[index + 1] ?? ''] as const;
    for (const place of places) {
      const step = program[place];
      if (step && 'takes' in step && step.takes.test(character)) {
        follow(program, place + 1, next, around);
      }
    }
    if (next.size === 0) return false;
    places = next;
  }
  return places.has(program.length);
}

/** Adds a place and all that can be reached from it before the next character. */
function follow(
  program: PatternProgram,
  start: number,
  places: Set<number>,
  around: readonly [before: string, after: string],
): void {
  const open = [start];
  for (let place = open.pop(); place !== undefined; place = open.pop()) {
    if (places.has(place)) continue;
    places.add(place);
    const step = program[place];
    if (!step || 'takes' in step) continue;
    if ('goesTo' in step) for (const distance of step.goesTo) open.push(place + distance);
    else if (step.holds(...around)) open.push(place + 1);
  }
}
