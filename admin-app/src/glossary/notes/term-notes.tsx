import type { Language } from '@form-builder/core/messages/languages.ts';
import type { FoundTerm } from '@form-builder/core/translations/glossary.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Text } from '@mantine/core';
import styles from './term-notes.module.css';

interface TermNotesProps {
  readonly terms: readonly FoundTerm[];
  readonly source: Language;
  readonly language: Language;
  readonly isReadOnly: boolean;
  readonly onInsert: (words: string) => void;
}

/** The terms of the glossary that occur in a text, each with its fixed translation. */
export function TermNotes({ terms, source, language, isReadOnly, onInsert }: TermNotesProps) {
  const { t } = useLingui();
  if (terms.length === 0) return null;
  return (
    <ul className={styles.terms} aria-label={t`Woordenlijst`}>
      {terms.map(({ term, translation, remark }) => (
        <li key={term} className={styles.term}>
          <span>
            <span lang={source}>{term}</span>
            {': '}
            {translation === undefined ? (
              <Text span inherit c="gray.7">
                <Trans>nog geen vaste vertaling</Trans>
              </Text>
            ) : (
              <strong lang={language}>{translation}</strong>
            )}
            {remark !== null && ` (${remark})`}
          </span>
          {translation !== undefined && !isReadOnly && (
            <Button
              variant="default"
              size="compact-sm"
              aria-label={t`“${translation}” invoegen`}
              onClick={() => onInsert(translation)}
            >
              <Trans>Invoegen</Trans>
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}

/** Says which fixed translations a translation lacks; it does not block. */
export function MissingTermsNote({
  terms,
  language,
}: {
  readonly terms: readonly FoundTerm[];
  readonly language: Language;
}) {
  if (terms.length === 0) return null;
  const words = terms.map(({ translation }) => translation).join(', ');
  return (
    <div className={styles.missing} role="status">
      <Trans>
        Volgens de woordenlijst hoort hier: <strong lang={language}>{words}</strong>
      </Trans>
    </div>
  );
}
