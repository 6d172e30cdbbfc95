import { useState } from 'react';
import type { AnswerValue } from '@form-builder/core/field-types/field-types.ts';

interface TypedTextOptions<V> {
  /** The answer, or text that holds none, as the box shows it. */
  show(value: V | string): string;
  /** The answer in the typed text; `undefined` when there is none in it. */
  parse(text: string): V | null | undefined;
}

interface TypedText {
  readonly shown: string;
  onType(text: string): void;
  onLeave(): void;
}

/**
 * A box whose text is not the answer itself. While the visitor types, the box keeps their text as
 * it is; on leaving it shows the answer tidily. Text that holds no answer is kept as it stands, so
 * that it can be judged, stored and corrected like any other.
 */
export function useTypedText<V extends AnswerValue>(
  field: { readonly value: V | string | null; change(value: V | string | null): void },
  typing: TypedTextOptions<V>,
): TypedText {
  const [text, setText] = useState<string | null>(null);
  return {
    shown: text ?? (field.value === null ? '' : typing.show(field.value)),
    onType(next) {
      setText(next);
      const parsed = typing.parse(next);
      field.change(parsed === undefined ? next : parsed);
    },
    onLeave: () => setText(null),
  };
}
