import type { Language } from '@form-builder/core/messages/languages.ts';
import type { TranslationNote } from '@form-builder/core/translations/translation-notes.ts';
import type { TranslationState } from '@form-builder/core/translations/translation-state.ts';
import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { plainText } from '../texts/plain-text.ts';
import type { Suggestion } from '../texts/use-suggestions.ts';
import styles from '../translation-view.module.css';

interface RowNotesProps {
  readonly state: TranslationState;
  readonly note: TranslationNote | undefined;
  readonly source: Language;
  readonly suggestion: Suggestion | undefined;
  readonly language: Language;
  /** Whether the translation lacks a formula of the original, or has another one. */
  readonly hasLostFormulas: boolean;
  readonly isReadOnly: boolean;
  readonly onConfirm: () => void;
  readonly onTake: (text: string) => void;
}

/** The notes about a text: changes in the original, and earlier translations. */
export function RowNotes(props: RowNotesProps) {
  const { state, note, source, suggestion, language, isReadOnly, onConfirm, onTake } = props;
  const { hasLostFormulas } = props;
  if (isReadOnly) return null;
  return (
    <>
      {hasLostFormulas && (
        <div className={styles.note} role="status">
          <Trans>De formules in deze vertaling zijn niet dezelfde als in de tekst.</Trans>
        </div>
      )}
      {state === 'outdated' && note && (
        <div className={styles.note}>
          <span>
            <Trans>
              Vertaald toen er stond: <q lang={source}>{plainText(note.source)}</q>
            </Trans>
          </span>
          <Button variant="default" size="compact-sm" onClick={onConfirm}>
            <Trans>Vertaling klopt nog</Trans>
          </Button>
        </div>
      )}
      {state === 'unchecked' && (
        <div className={styles.note}>
          <span>
            <Trans>Bezoekers zien dit nog niet.</Trans>
          </span>
          <Button variant="default" size="compact-sm" onClick={onConfirm}>
            <Trans>Goedkeuren</Trans>
          </Button>
        </div>
      )}
      {suggestion && (state === 'missing' || state === 'outdated') && (
        <div className={styles.note}>
          <span>
            <Trans>
              In {suggestion.formTitle}: <q lang={language}>{plainText(suggestion.text)}</q>
            </Trans>
          </span>
          <Button variant="default" size="compact-sm" onClick={() => onTake(suggestion.text)}>
            <Trans>Overnemen</Trans>
          </Button>
        </div>
      )}
    </>
  );
}
