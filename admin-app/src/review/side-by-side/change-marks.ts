import type { Page } from '@form-builder/core/form/form-definition.ts';
import { iterateFields } from '@form-builder/core/form/iterate-fields.ts';

/** The word at a field of one of two versions, by the kind of change. */
export interface MarkWords {
  /** Of a field that the other version does not have. */
  readonly onlyHere: string;
  readonly changed: string;
}

interface Compared {
  /** The pages of the version that is drawn. */
  readonly drawn: readonly Page[];
  readonly other: readonly Page[];
  /** The fields with a change, of either version. */
  readonly changedFieldIds: ReadonlySet<string>;
}

/** A style sheet that puts a line beside each changed field of a version, and a word above it. */
export function changeMarks(
  { drawn, other, changedFieldIds }: Compared,
  { onlyHere, changed }: MarkWords,
): string {
  const otherIds = new Set([...iterateFields(other)].map(({ field }) => field.id));
  const marked = [...iterateFields(drawn)].flatMap(({ field: { id } }) =>
    changedFieldIds.has(id) ? [{ id, isChanged: otherIds.has(id) }] : [],
  );
  return [
    markRule(
      marked.filter(({ isChanged }) => !isChanged),
      onlyHere,
    ),
    markRule(
      marked.filter(({ isChanged }) => isChanged),
      changed,
    ),
  ].join('\n');
}

function markRule(fields: readonly { readonly id: string }[], word: string): string {
  if (fields.length === 0) return '';
  const frames = fields.flatMap(({ id }) => framesOf(id)).join(', ');
  return `
    :is(${frames}) {
      padding-inline-start: 0.75rem;
      border-inline-start: 4px solid #b45309;
    }
    :is(${frames})::before {
      display: block;
      inline-size: fit-content;
      margin-block-end: 0.25rem;
      padding: 0 0.5rem;
      border-radius: 0.25rem;
      background: #fef3c7;
      color: #78350f;
      font-size: 0.8125rem;
      font-weight: 600;
      content: ${JSON.stringify(word)};
    }
  `;
}

/** The frame of a field, and its frames in rows, whose keys end in that of the row. */
const framesOf = (fieldId: string): readonly string[] => [
  `[id=${JSON.stringify(`field-${fieldId}`)}]`,
  `[id^=${JSON.stringify(`field-${fieldId}~`)}]`,
];
