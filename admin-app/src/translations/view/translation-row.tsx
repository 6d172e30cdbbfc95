import type { Language } from '@form-builder/core/messages/languages.ts';
import { missingTerms, type TermFinder } from '@form-builder/core/translations/glossary.ts';
import { keepsPlaceholders } from '@form-builder/core/translations/placeholders.ts';
import type { VersionText } from '@form-builder/core/translations/all-texts.ts';
import type {
  TranslationNote,
  TranslationStatus,
} from '@form-builder/core/translations/translation-notes.ts';
import type { TranslationState } from '@form-builder/core/translations/translation-state.ts';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { memo, useMemo } from 'react';
import { useEditor } from '../../form-editor/editor/editor-context.ts';
import { capitalise } from '../../languages/staff-texts.ts';
import { describeText, inputOf } from '../texts/describe-text.ts';
import { controlId, focusText } from '../texts/focus-text.ts';
import { insertTerm } from '../../glossary/notes/insert-term.ts';
import { plainText } from '../texts/plain-text.ts';
import { OriginalText } from './original-text.tsx';
import { RowNotes } from './row-notes.tsx';
import { StateBadge } from './state-badge.tsx';
import { changeTranslation } from '../texts/translation-commands.ts';
import { MissingTermsNote, TermNotes } from '../../glossary/notes/term-notes.tsx';
import { TranslationInput } from './translation-input.tsx';
import type { Suggestion } from '../texts/use-suggestions.ts';
import styles from '../translation-view.module.css';

interface TranslationRowProps {
  readonly text: VersionText;
  /** The language of the original. */
  readonly source: Language;
  readonly language: Language;
  readonly translation: string;
  readonly note: TranslationNote | undefined;
  readonly state: TranslationState;
  /** Earlier translations of the same sentence. */
  readonly suggestion: Suggestion | undefined;
  /** Finds the terms of the glossary in a text. */
  readonly findTerms: TermFinder;
  readonly isReadOnly: boolean;
  readonly onFocus: (key: string) => void;
}

const translated = msg`tekst vertalen`;

/** One text: the original, its translation, and the state of that. */
export const TranslationRow = memo(function Row(props: TranslationRowProps) {
  const { text, source, language, translation, note, state, suggestion, isReadOnly } = props;
  const { findTerms } = props;
  const { i18n } = useLingui();
  const editor = useEditor();
  const name = capitalise(i18n._(describeText(text)));
  const write = (value: string, status?: TranslationStatus) => {
    const made = { source: text.text, ...(status && { status }) };
    const change = value.trim() === '' ? undefined : { text: value, note: made };
    editor.perform(changeTranslation(language, text.key, change), {
      label: translated,
      ...(!status && { mergeKey: text.key }),
    });
  };
  const isRich = inputOf(text) === 'rich-text';
  const terms = useMemo(
    () => findTerms(isRich ? plainText(text.text) : text.text),
    [findTerms, isRich, text.text],
  );
  const missing = useMemo(
    () => missingTerms(terms, isRich ? plainText(translation) : translation),
    [terms, isRich, translation],
  );
  const insert = (words: string) => {
    write(insertTerm(translation, words, { isRich, caret: caretIn(text.key) }));
    focusText(text.key);
  };
  return (
    <li className={styles.row} data-state={state} onFocusCapture={() => props.onFocus(text.key)}>
      <div className={styles.original}>
        <div className={styles.rowHead}>
          <span className={styles.setting}>{name}</span>
          <StateBadge state={state} status={note?.status} />
        </div>
        <OriginalText text={text.text} isRich={isRich} language={source} />
        <TermNotes
          terms={terms}
          source={source}
          language={language}
          isReadOnly={isReadOnly}
          onInsert={insert}
        />
      </div>
      <div className={styles.translation}>
        <TranslationInput
          text={text}
          name={name}
          language={language}
          value={translation}
          isReadOnly={isReadOnly}
          onChange={write}
        />
        {state !== 'missing' && <MissingTermsNote terms={missing} language={language} />}
        <RowNotes
          state={state}
          note={note}
          source={source}
          suggestion={suggestion?.text === translation ? undefined : suggestion}
          language={language}
          hasLostFormulas={state !== 'missing' && !keepsPlaceholders(text.text, translation)}
          isReadOnly={isReadOnly}
          onConfirm={() => write(translation)}
          onTake={(taken) => write(taken, 'retrieved')}
        />
      </div>
    </li>
  );
});

/** The caret in the control of a plain text; `undefined` before somebody put it in the text. */
function caretIn(key: string): number | undefined {
  const control = document.getElementById(controlId(key));
  const caret = control instanceof HTMLTextAreaElement ? control.selectionEnd : 0;
  return caret > 0 ? caret : undefined;
}
