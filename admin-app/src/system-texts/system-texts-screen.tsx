import type { SystemText } from '@form-builder/core/contract/staff/settings/system-texts.ts';
import { languages, type Language } from '@form-builder/core/messages/languages.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Skeleton, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { useParams } from 'react-router';
import { BorderedList } from '../bordered-list/bordered-list.tsx';
import { addressOf } from '../access/screens.ts';
import { FailureAlert } from '../feedback/failure-alert.tsx';
import { LoadError } from '../feedback/load-error.tsx';
import { PageHeader } from '../frame/page/page-heading.tsx';
import { useBreadcrumbs, usePageTitle } from '../frame/page/page.ts';
import { NotFoundCard } from '../full-page/not-found.tsx';
import { languageName } from '../languages/language-name.ts';
import { SaveButtons } from '../unsaved-changes/save-buttons.tsx';
import { useUnsavedChangesGuard } from '../unsaved-changes/use-unsaved-changes-guard.tsx';
import { filterSystemTexts } from './filter-system-texts.ts';
import { SystemTextRow } from './system-text-row.tsx';
import { SystemTextTools, useSystemTextFilter } from './system-text-tools.tsx';
import { systemTextsQuery } from './system-texts-queries.ts';
import styles from './system-texts.module.css';
import { refusedTexts, useSaveTexts } from './use-save-texts.ts';

/** The product's texts for visitors in one language (`/instellingen/translations/{language}`). */
export function SystemTextsScreen() {
  const { t } = useLingui();
  const code = useParams()['language'] ?? '';
  const language = languages.find((one) => one === code);
  if (language === undefined) return <NotFoundCard item={t`Taal`} id={code} />;
  return <TextsOf key={language} language={language} />;
}

function TextsOf({ language }: { readonly language: Language }) {
  const { t } = useLingui();
  const { data: texts, error, refetch } = useQuery(systemTextsQuery(language));
  const title = t`Systeemteksten: ${languageName(language)}`;
  usePageTitle(title);
  useBreadcrumbs([
    { label: t`Instellingen`, to: addressOf('settings') },
    { label: t`Talen`, to: addressOf('settingsLanguages') },
    { label: title },
  ]);
  return (
    <>
      <PageHeader
        title={title}
        lead={t`De teksten die bezoekers zien en die niet van een formulier zijn: knoppen, meldingen, e-mails en de pdf.`}
      />
      {texts !== undefined ? (
        <TextsForm texts={texts} language={language} />
      ) : error === null ? (
        <Skeleton height={320} mt="lg" />
      ) : (
        <LoadError error={error} onRetry={() => void refetch()} />
      )}
    </>
  );
}

/** The number of texts that are shown at first, and added by each press of the button below. */
const shownAtOnce = 50;

interface TextsFormProps {
  readonly texts: readonly SystemText[];
  readonly language: Language;
}

function TextsForm({ texts, language }: TextsFormProps) {
  const [drafts, setDrafts] = useState<Readonly<Record<string, string>>>({});
  const [limit, setLimit] = useState(shownAtOnce);
  const control = useSystemTextFilter();
  const save = useSaveTexts(language, () => setDrafts({}));
  const write = useCallback(
    (id: string, value: string) => setDrafts((current) => ({ ...current, [id]: value })),
    [],
  );
  const changed = changesOf(texts, drafts);
  const isDirty = Object.keys(changed).length > 0;
  useUnsavedChangesGuard(isDirty);
  const errors = refusedTexts(save.error);
  const found = filterSystemTexts(texts, control.filter);
  const submit = (event: React.SyntheticEvent) => {
    event.preventDefault();
    if (isDirty) save.mutate(changed);
  };
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="lg" mt="lg">
        <SystemTextTools control={control} texts={texts} />
        <Text size="sm" c="gray.7">
          <Trans>
            Laat woorden tussen accolades staan: daar komt later een waarde, zoals een aantal. Je
            mag ze wel verplaatsen.
          </Trans>
        </Text>
        <FailureAlert error={save.error} />
        {found.length === 0 ? (
          <Text c="gray.7" role="status">
            <Trans>Geen teksten gevonden.</Trans>
          </Text>
        ) : (
          <BorderedList>
            {found.slice(0, limit).map((text) => (
              <SystemTextRow
                key={text.id}
                text={text}
                language={language}
                value={drafts[text.id] ?? text.text ?? text.original}
                error={errors[text.id]}
                onChange={write}
              />
            ))}
          </BorderedList>
        )}
        {found.length > limit && (
          <Button variant="default" onClick={() => setLimit(limit + shownAtOnce)}>
            <Trans>Meer teksten tonen ({found.length - limit})</Trans>
          </Button>
        )}
        <div className={styles.save}>
          <SaveButtons
            isSaving={save.isPending}
            isDirty={isDirty}
            onReset={() => {
              setDrafts({});
              save.reset();
            }}
          />
        </div>
      </Stack>
    </form>
  );
}

/** The texts that differ from what is stored; an empty text restores the product's. */
function changesOf(
  texts: readonly SystemText[],
  drafts: Readonly<Record<string, string>>,
): Readonly<Record<string, string | null>> {
  const changed = texts.flatMap(({ id, original, text }) => {
    const draft = drafts[id]?.trim();
    if (draft === undefined || draft === (text ?? original)) return [];
    return [[id, draft === '' || draft === original ? null : draft] as const];
  });
  return Object.fromEntries(changed);
}
