import type { Language } from '@form-builder/core/messages/languages.ts';
import { plainText } from '../texts/plain-text.ts';
import styles from '../translation-view.module.css';

interface OriginalTextProps {
  readonly text: string;
  readonly isRich: boolean;
  readonly language: Language;
}

/** Shows a text in the form's own language; a rich text as plain text. */
export function OriginalText({ text, isRich, language }: OriginalTextProps) {
  return (
    <p className={styles.words} lang={language}>
      {isRich ? plainText(text) : text}
    </p>
  );
}
