import type { PatternProgram } from './pattern-program.ts';

/**
 * Whether the whole text matches. Follows all paths through the pattern simultaneously, so that the time is at
 * most steps times characters, for any pattern.
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

/** Adds a state and all states reachable before the next character. */
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
