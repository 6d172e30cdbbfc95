import { findCall } from './find-call.ts';

/** A text that a formula compares with a field, and its position: offsets in UTF-16 units, `to` exclusive. */
export interface WrittenOption {
  readonly from: number;
  readonly to: number;
  /** The path of the field before it. */
  readonly path: string;
  /** What is between the quotes: the id of an option, if the field is a choice. */
  readonly id: string;
}

const textOrReference = /"(?:[^"]|"")*"|\{[^{}]*\}/g;

/** Every text that directly follows a field and `=` or `<>`, or that a function looks up in it. */
export function findWrittenOptions(source: string): readonly WrittenOption[] {
  return [...source.matchAll(textOrReference)].flatMap(({ 0: text, index: from }) => {
    const path = text.startsWith('"') ? comparedField(source, from) : undefined;
    if (path === undefined) return [];
    const id = text.slice(1, -1).replaceAll('""', '"');
    return [{ from, to: from + text.length, path, id }];
  });
}

const fieldBefore = /\{([^{}]*)\}\s*(=|<>|;)\s*$/;

/** The path of the field with which a formula compares what follows a position; also in an unfinished formula. */
export function comparedField(source: string, at: number): string | undefined {
  const [, path, sign] = fieldBefore.exec(source.slice(0, at)) ?? [];
  if (path === undefined) return undefined;
  return sign === ';' && !looksUpOption(source, at) ? undefined : path.trim();
}

/** The functions of which the second argument is a value of the first one. */
function looksUpOption(source: string, at: number): boolean {
  const call = findCall(source, at);
  return call?.argument === 1 && (call.name === 'HAS' || call.name === 'SWITCH');
}

/** How a formula writes the id of an option, or any other text. */
export const writeText = (text: string): string => `"${text.replaceAll('"', '""')}"`;
