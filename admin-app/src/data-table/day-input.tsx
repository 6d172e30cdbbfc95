import { TextInput, type TextInputProps } from '@mantine/core';
import { useState } from 'react';

interface DayInputProps extends Pick<
  TextInputProps,
  'label' | 'aria-label' | 'size' | 'autoFocus'
> {
  /** A day such as `2026-11-20`; empty for none. */
  readonly value: string;
  readonly onChange: (day: string | undefined) => void;
}

/**
 * The input of a day in a filter. It applies on leaving or Enter, because a half-typed year is also
 * a valid day.
 */
export function DayInput({ value, onChange, ...words }: DayInputProps) {
  const [typed, setTyped] = useState({ text: value, known: value });
  // A day that was changed elsewhere (cleared, back button) replaces the typed text.
  if (typed.known !== value) setTyped({ text: value, known: value });
  const commit = () => {
    if (typed.text !== value) onChange(typed.text === '' ? undefined : typed.text);
  };
  return (
    <TextInput
      {...words}
      type="date"
      value={typed.text}
      onChange={({ currentTarget }) => setTyped({ text: currentTarget.value, known: value })}
      onBlur={commit}
      onKeyDown={({ key }) => {
        if (key === 'Enter') commit();
      }}
    />
  );
}
