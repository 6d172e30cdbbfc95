import type { Ref } from 'react';
import { PromptField } from './prompt-field.tsx';

interface EmailPromptProps {
  readonly label: string;
  readonly hint: string;
  readonly error: string | undefined;
  readonly value: string;
  readonly inputRef: Ref<HTMLInputElement>;
  onType(text: string): void;
}

/** Asks for the e-mail address to which the product sends a mail, such as a resume link. */
export function EmailPrompt(props: EmailPromptProps) {
  return (
    <PromptField
      {...props}
      size="full"
      type="email"
      autoComplete="email"
      spellCheck={false}
      maxLength={254}
    />
  );
}
