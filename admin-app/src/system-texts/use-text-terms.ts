import type { SystemText } from '@form-builder/core/contract/staff/settings/system-texts.ts';
import type { Language } from '@form-builder/core/messages/languages.ts';
import {
  missingTerms,
  type FoundTerm,
  type TermFinder,
} from '@form-builder/core/translations/glossary.ts';
import { useCallback } from 'react';
import { useTermFinder } from '../glossary/notes/use-term-finder.ts';
import type { LacksTerms } from './filter-system-texts.ts';
import { messageWords } from './message-words.ts';
import { shownText } from './use-text-drafts.ts';

/** Finds the terms of the glossary in the Dutch text of each text, and what their translations lack. */
export function useTextTerms(language: Language) {
  const find = useTermFinder('nl', language);
  const findTerms = useCallback((text: SystemText) => termsOf(text, find), [find]);
  const lacksTerms: LacksTerms = useCallback(
    (text) => missingIn(findTerms(text), shownText(text)).length > 0,
    [findTerms],
  );
  return { findTerms, lacksTerms };
}

/** Finds the terms of the glossary in the Dutch text of one text. */
export type FindTextTerms = (text: SystemText) => readonly FoundTerm[];

const termsOf = ({ dutch }: SystemText, find: TermFinder) =>
  dutch === null ? [] : find(messageWords(dutch));

/** The terms whose fixed translation a message lacks. */
export const missingIn = (terms: readonly FoundTerm[], message: string) =>
  missingTerms(terms, messageWords(message));
