import type { SystemText } from '@form-builder/core/contract/staff/settings/system-texts.ts';
import type { Language } from '@form-builder/core/messages/languages.ts';
import { Trans } from '@lingui/react/macro';
import { Button, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { BorderedList } from '../bordered-list/bordered-list.tsx';
import { FailureAlert } from '../feedback/failure-alert.tsx';
import { SaveButtons } from '../unsaved-changes/save-buttons.tsx';
import { useUnsavedChangesGuard } from '../unsaved-changes/use-unsaved-changes-guard.tsx';
import { filterSystemTexts } from './filter-system-texts.ts';
import { SystemTextRow } from './system-text-row.tsx';
import { SystemTextTools, useSystemTextFilter } from './system-text-tools.tsx';
import styles from './system-texts.module.css';
import { refusedTexts, useSaveTexts } from './use-save-texts.ts';
import { useTextDrafts } from './use-text-drafts.ts';
import { useTextTerms } from './use-text-terms.ts';

/** The number of texts that are shown at first, and added by each press of the button below. */
const shownAtOnce = 50;

interface TextsFormProps {
  readonly texts: readonly SystemText[];
  readonly language: Language;
}

/** Edits the texts of a language, and saves all changes at once. */
export function TextsForm({ texts, language }: TextsFormProps) {
  const drafts = useTextDrafts(texts);
  const { changes, reset } = drafts;
  const control = useSystemTextFilter();
  const { findTerms, lacksTerms } = useTextTerms(language);
  const save = useSaveTexts({ language, onSaved: reset, onConflict: drafts.meet });
  const isDirty = Object.keys(changes.texts).length > 0;
  useUnsavedChangesGuard(isDirty);
  const errors = refusedTexts(save.error);
  const found = filterSystemTexts(texts, control.filter, lacksTerms);
  // What a colleague changed may no longer be what the filter asks for, but has to be seen.
  const inConflict = texts.filter((text) => text.id in drafts.theirs && !found.includes(text));
  const submit = (event: React.SyntheticEvent) => {
    event.preventDefault();
    if (isDirty) save.mutate(changes);
  };
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="lg" mt="lg">
        <SystemTextTools control={control} texts={texts} lacksTerms={lacksTerms} />
        <Text size="sm" c="gray.7">
          <Trans>
            Laat woorden tussen accolades staan: daar komt later een waarde, zoals een aantal. Je
            mag ze wel verplaatsen.
          </Trans>
        </Text>
        <FailureAlert error={save.error} />
        <FoundTexts found={[...inConflict, ...found]}>
          {(text) => (
            <SystemTextRow
              key={text.id}
              text={text}
              language={language}
              value={drafts.valueOf(text)}
              error={errors[text.id]}
              theirs={drafts.theirs[text.id]}
              findTerms={findTerms}
              onChange={drafts.write}
            />
          )}
        </FoundTexts>
        <div className={styles.save}>
          <SaveButtons
            isSaving={save.isPending}
            isDirty={isDirty}
            onReset={() => {
              reset();
              save.reset();
            }}
          />
        </div>
      </Stack>
    </form>
  );
}

interface FoundTextsProps {
  readonly found: readonly SystemText[];
  readonly children: (text: SystemText) => React.ReactNode;
}

/** The first of the texts that the filter finds; a button shows more. */
function FoundTexts({ found, children }: FoundTextsProps) {
  const [limit, setLimit] = useState(shownAtOnce);
  if (found.length === 0)
    return (
      <Text c="gray.7" role="status">
        <Trans>Geen teksten gevonden.</Trans>
      </Text>
    );
  return (
    <>
      <BorderedList>{found.slice(0, limit).map(children)}</BorderedList>
      {found.length > limit && (
        <Button variant="default" onClick={() => setLimit(limit + shownAtOnce)}>
          <Trans>Meer teksten tonen ({found.length - limit})</Trans>
        </Button>
      )}
    </>
  );
}
