import type { Submission } from '@form-builder/core/contract/staff/submissions/submissions.ts';
import { useLingui } from '@lingui/react/macro';
import { formatExact } from '../../formats/format-time.ts';
import { currentRegion } from '../../languages/languages.ts';
import { useEnvironmentName } from '../../publishing/use-environment-name.ts';
import classes from '../submission-screen.module.css';

/** The properties of a submission besides its answers. */
export function SubmissionFacts({ submission }: { readonly submission: Submission }) {
  const { t } = useLingui();
  const nameOf = useEnvironmentName();
  const exact = (instant: string | null) =>
    instant === null ? '-' : formatExact(instant, currentRegion());
  const facts = [
    { label: t`Ingezonden`, value: exact(submission.completed_at) },
    { label: t`Begonnen`, value: exact(submission.created_at) },
    ...(submission.filled_in_by === null
      ? []
      : [{ label: t`Ingevuld voor een inwoner door`, value: submission.filled_in_by }]),
    { label: t`Omgeving`, value: nameOf(submission.environment) },
    { label: t`Versie van het formulier`, value: String(submission.version_number) },
    { label: t`Taal van de invuller`, value: languageName(submission.locale) },
  ];
  return (
    <aside className={classes.facts} aria-label={t`Gegevens van de inzending`}>
      <dl>
        {facts.map(({ label, value }) => [
          <dt key={label}>{label}</dt>,
          <dd key={`${label} value`}>{value}</dd>,
        ])}
      </dl>
    </aside>
  );
}

/** The name of a tag's language in the language of the app; the tag itself when it is invalid. */
function languageName(tag: string): string {
  try {
    return new Intl.DisplayNames(currentRegion(), { type: 'language' }).of(tag.slice(0, 2)) ?? tag;
  } catch (error) {
    if (error instanceof RangeError) return tag;
    throw error;
  }
}
