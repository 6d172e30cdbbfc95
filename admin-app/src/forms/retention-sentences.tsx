import type { FormRetention } from '@form-builder/core/contract/staff/submissions/retention.ts';
import { planRetention, type RetentionStep } from '@form-builder/core/retention/plan-retention.ts';
import { retentionOutcomes } from '@form-builder/core/retention/retention-outcomes.ts';
import type { RetentionTerms } from '@form-builder/core/retention/retention-terms.ts';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Alert, List } from '@mantine/core';
import { retentionOutcomeTexts } from './retention-texts.ts';

interface SentencesProps {
  readonly terms: RetentionTerms;
  readonly retention: Pick<FormRetention, 'defaults' | 'maxima'>;
}

/** Explains what will happen to the submissions of a form, by the same plan as the nightly run. */
export function RetentionSentences({ terms, retention }: SentencesProps) {
  const { t, i18n } = useLingui();
  const plan = planRetention(terms, retention);
  return (
    <Alert variant="light" color="blue" title={t`Dit gebeurt er met inzendingen`}>
      <List size="sm" spacing={4}>
        {retentionOutcomes.map((outcome) => (
          <List.Item key={outcome}>
            <strong>{i18n._(retentionOutcomeTexts[outcome].label)}</strong>:{' '}
            <Step {...plan[outcome]} />
          </List.Item>
        ))}
        <List.Item>
          <Trans>Wat nog niet is geleverd of wordt vastgehouden, gaat nooit vanzelf weg.</Trans>
        </List.Item>
      </List>
    </Alert>
  );
}

function Step({ anonymiseDays, deleteDays }: RetentionStep) {
  const { t } = useLingui();
  const daysOf = (days: number) => t`${plural(days, { one: '# dag', other: '# dagen' })}`;
  if (anonymiseDays !== null && (deleteDays === null || anonymiseDays < deleteDays)) {
    const emptied = daysOf(anonymiseDays);
    if (deleteDays === null)
      return <Trans>de gevoelige antwoorden gaan na {emptied} weg, de rest blijft staan.</Trans>;
    const gone = daysOf(deleteDays);
    return (
      <Trans>
        de gevoelige antwoorden gaan na {emptied} weg, de rest na {gone}.
      </Trans>
    );
  }
  if (deleteDays === null) return <Trans>blijven staan tot iemand ze verwijdert.</Trans>;
  const gone = daysOf(deleteDays);
  return <Trans>gaan na {gone} helemaal weg, met bestanden en e-mails.</Trans>;
}
