import { useState } from 'react';
import type { AnswerValue } from '@form-builder/core/field-types/field-types.ts';

interface TypedTextOptions<V> {
  /** Formats the answer for the input; also receives text that is no answer. */
  show(value: V | string): string;
  /** Parses the typed text; returns `undefined` when it is no answer. */
  parse(text: string): V | null | undefined;
}

interface TypedText {
  readonly shown: string;
  onType(text: string): void;
  onLeave(): void;
}

/**
 * Connects an input to an answer that is not text. While the visitor types, the input keeps their
 * text; on leaving it shows the formatted answer. Text that is no answer is kept, so that it is
 * validated, stored and corrected like any other.
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
