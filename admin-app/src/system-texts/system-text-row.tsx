import type { SystemText } from '@form-builder/core/contract/staff/settings/system-texts.ts';
import type { Language } from '@form-builder/core/messages/languages.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Text, Textarea } from '@mantine/core';
import { memo, useMemo, useRef } from 'react';
import { insertTerm } from '../glossary/notes/insert-term.ts';
import { MissingTermsNote, TermNotes } from '../glossary/notes/term-notes.tsx';
import styles from './system-texts.module.css';
import { missingIn, type FindTextTerms } from './use-text-terms.ts';

interface SystemTextRowProps {
  readonly text: SystemText;
  readonly language: Language;
  /** What the field holds: the own text, or the product's. */
  readonly value: string;
  readonly error: string | undefined;
  /** What a colleague saved meanwhile. */
  readonly theirs: string | undefined;
  /** Finds the terms of the glossary. */
  readonly findTerms: FindTextTerms;
  readonly onChange: (text: SystemText, value: string) => void;
}

/** One text of the product beside the organisation's own wording. */
export const SystemTextRow = memo(function Row(props: SystemTextRowProps) {
  const { text, language, value, error, theirs, findTerms, onChange } = props;
  const { t } = useLingui();
  const input = useRef<HTMLTextAreaElement>(null);
  const terms = useMemo(() => findTerms(text), [findTerms, text]);
  const missing = useMemo(() => missingIn(terms, value), [terms, value]);
  const { id, original } = text;
  const change = (next: string) => onChange(text, next);
  const insert = (words: string) => {
    change(insertTerm(value, words, { isRich: false, caret: caretIn(input.current) }));
    input.current?.focus();
  };
  return (
    <li className={styles.row}>
      <div>
        <Text lang={language} className={styles.original}>
          {original}
        </Text>
        {text.dutch !== null && (
          <Text size="sm" className={styles.original}>
            <Trans>Nederlands:</Trans> <span lang="nl">{text.dutch}</span>
          </Text>
        )}
        <Text size="xs" c="gray.7" className={styles.id}>
          {id}
        </Text>
        <TermNotes
          terms={terms}
          source="nl"
          language={language}
          isReadOnly={false}
          onInsert={insert}
        />
      </div>
      <div className={styles.own}>
        <Textarea
          ref={input}
          aria-label={t`Eigen tekst voor: ${original}`}
          lang={language}
          autosize
          minRows={1}
          maxRows={8}
          value={value}
          error={error}
          onChange={(event) => change(event.currentTarget.value)}
        />
        <MissingTermsNote terms={missing} language={language} />
        {theirs !== undefined && theirs !== value && (
          <TheirText
            theirs={theirs}
            language={language}
            onTake={() => {
              change(theirs);
              input.current?.focus();
            }}
          />
        )}
        {value !== original && (
          <Button
            variant="subtle"
            size="compact-sm"
            aria-label={t`Herstel: ${original}`}
            onClick={() => change(original)}
          >
            <Trans>Oorspronkelijke tekst herstellen</Trans>
          </Button>
        )}
      </div>
    </li>
  );
});

interface TheirTextProps {
  readonly theirs: string;
  readonly language: Language;
  readonly onTake: () => void;
}

/** What a colleague made of the text; saving again replaces it. */
function TheirText({ theirs, language, onTake }: TheirTextProps) {
  const { t } = useLingui();
  return (
    <div className={styles.theirs}>
      <Text size="sm" className={styles.original}>
        <Trans>
          Van je collega: <strong lang={language}>{theirs}</strong>
        </Trans>
      </Text>
      <Text size="sm">
        <Trans>Sla je nog een keer op, dan vervangt jouw tekst die.</Trans>
      </Text>
      <Button
        variant="default"
        size="compact-sm"
        aria-label={t`“${theirs}” van je collega overnemen`}
        onClick={onTake}
      >
        <Trans>Overnemen</Trans>
      </Button>
    </div>
  );
}

/** The caret in a text; `undefined` before somebody put it in the text. */
function caretIn(control: HTMLTextAreaElement | null): number | undefined {
  const caret = control?.selectionEnd ?? 0;
  return caret > 0 ? caret : undefined;
}
