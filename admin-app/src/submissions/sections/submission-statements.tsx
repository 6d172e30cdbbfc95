import type { Submission } from '@form-builder/core/contract/staff/submissions/submissions.ts';
import type { AcceptedStatement } from '@form-builder/core/contract/visitor/sent-submission.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Title } from '@mantine/core';
import { formatExact } from '../../formats/format-time.ts';
import { currentRegion } from '../../languages/languages.ts';
import classes from '../submission-screen.module.css';

const kinds: Readonly<Record<AcceptedStatement['kind'], MessageDescriptor>> = {
  truth: msg`Verklaring`,
  consent: msg`Toestemming`,
};

/** The statements that the visitor accepted, with the exact text in the visitor's language. */
export function SubmissionStatements({ submission }: { readonly submission: Submission }) {
  const { t, i18n } = useLingui();
  if (submission.statements.length === 0) return null;
  return (
    <section className={classes.section}>
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
