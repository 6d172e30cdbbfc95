import type {
  AcceptedStatement,
  Submission,
} from '@form-builder/core/contract/staff/submissions.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Title } from '@mantine/core';
import { formatExact } from '../formats/format-time.ts';
import { currentRegion } from '../languages/languages.ts';
import classes from './submission-screen.module.css';

const kinds: Readonly<Record<AcceptedStatement['kind'], MessageDescriptor>> = {
  truth: msg`Verklaring`,
  consent: msg`Toestemming`,
};

/** What the visitor accepted when sending, word for word and in the language it was read in. */
export function SubmissionStatements({ submission }: { readonly submission: Submission }) {
  const { t, i18n } = useLingui();
  if (submission.statements.length === 0) return null;
  return (
    <section className={classes.answers}>
      <Title order={2}>
        <Trans>Verklaring en toestemming</Trans>
      </Title>
      <dl className={classes.list}>
        {submission.statements.map(({ kind, text, language, accepted_at: acceptedAt }) => {
          const moment = formatExact(acceptedAt, currentRegion());
          return (
            <div key={kind} className={classes.pair}>
              <dt>{i18n._(kinds[kind])}</dt>
              <dd>
                <span lang={language}>{text}</span> {t`(akkoord op ${moment})`}
              </dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
}
