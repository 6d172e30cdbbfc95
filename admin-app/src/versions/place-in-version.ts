import type { FindingPath } from '@form-builder/core/analysis/finding.ts';

/** The part of a version that the URL of its editor can name. */
const kinds = ['field', 'page', 'variable'] as const;

/** Returns the URL of an editor that opens with the place selected, such as `?field=5eku`. */
export function placeAddress(editor: string, path: FindingPath): string {
  const kind = kinds.find((one) => path[`${one}_id`] !== undefined);
  return kind === undefined ? editor : `${editor}?${kind}=${path[`${kind}_id`] ?? ''}`;
}

const tryParam = 'try';

/** Returns the URL of an editor that opens with the form as visitors see it. */
export const tryAddress = (editor: string): string => `${editor}?${tryParam}`;

/** Whether a URL asks for the form as visitors see it. */
export const asksToTry = (search: string): boolean => new URLSearchParams(search).has(tryParam);

/** Returns the place that a URL names; `undefined` when it names none. */
export function placeIn(search: string) {
  for (const [kind, id] of new URLSearchParams(search)) {
    const known = kinds.find((one) => one === kind);
    if (known) return { kind: known, id };
  }
  return undefined;
}
