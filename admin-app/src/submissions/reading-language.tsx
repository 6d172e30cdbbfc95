import type { Submission } from '@form-builder/core/contract/staff/submissions/submissions.ts';
import { useLingui } from '@lingui/react/macro';
import { NativeSelect } from '@mantine/core';
import { useSearchParam } from '../frame/use-search-param.ts';
import { languageName } from '../languages/language-name.ts';
import { findLanguage, type Language } from '../languages/languages.ts';

/** The language in the URL in which the submission is read; `undefined`: the user's own. */
export function useReadingLanguage(): readonly [
  Language | undefined,
  (language: string | null) => void,
] {
  const [tag, setTag] = useSearchParam('language');
  return [findLanguage(tag), setTag];
}

/** Chooses the language of the questions and answers, when the version of the submission has several. */
export function ReadingLanguage({
  submission: { language, languages },
}: {
  readonly submission: Pick<Submission, 'language' | 'languages'>;
}) {
  const { t } = useLingui();
  const [chosen, choose] = useReadingLanguage();
  if (languages.length < 2) return null;
  return (
    <NativeSelect
      aria-label={t`Taal van de vragen`}
      value={chosen !== undefined && languages.includes(chosen) ? chosen : language}
      data={languages.map((one) => ({ value: one, label: languageName(one) }))}
      onChange={({ currentTarget }) => choose(currentTarget.value)}
    />
  );
}
