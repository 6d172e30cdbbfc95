import { languages, type Language } from '@form-builder/core/messages/languages.ts';
import { useLingui } from '@lingui/react/macro';
import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { addressOf } from '../access/screens.ts';
import { LoadError } from '../feedback/load-error.tsx';
import { PageHeader } from '../frame/page/page-heading.tsx';
import { useBreadcrumbs, usePageTitle } from '../frame/page/page.ts';
import { NotFoundCard } from '../full-page/not-found.tsx';
import { languageName } from '../languages/language-name.ts';
import { systemTextsQuery } from './system-texts-queries.ts';
import { TextsForm } from './texts-form.tsx';

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
