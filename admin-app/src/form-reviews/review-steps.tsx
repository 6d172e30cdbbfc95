import type { ReviewStep } from '@form-builder/core/contract/staff/forms/reviews.ts';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Text } from '@mantine/core';
import { ToneBadge } from '../badges/tone-badge.tsx';
import { RelativeTime } from '../formats/relative-time.tsx';
import { StateBadge } from '../publishing/state-badge.tsx';
import styles from './review-steps.module.css';

/** The steps of one proposal, the oldest first: what happened, by whom, when and with what remark. */
export function ReviewSteps({ steps }: { readonly steps: readonly ReviewStep[] }) {
  const { t } = useLingui();
  return (
    <ol className={styles.steps} aria-label={t`Verloop`}>
      {steps.map((step) => (
        <li key={`${step.at} ${String(step.state)}`} className={styles.step}>
          {step.state === null ? (
            <ToneBadge tone="outlined">{t`Vervallen`}</ToneBadge>
          ) : (
            <StateBadge state={step.state} />
          )}
          <div>
            <StepMaker step={step} />
            {step.state === null && (
              <Text size="sm" c="gray.7">
                <Trans>De versie is na het voorstel gewijzigd.</Trans>
              </Text>
            )}
            <AskedReviewers step={step} />
            {step.remark !== null && step.remark !== '' && (
              <Text size="sm" c="gray.7" className={styles.remark}>
                “{step.remark}”
              </Text>
            )}
            {step.warnings !== null && step.warnings > 0 && (
              <Text size="sm" c="gray.7">
                <Plural
                  value={step.warnings}
                  one="# waarschuwing van de controle"
                  other="# waarschuwingen van de controle"
                />
              </Text>
            )}
          </div>
        </li>
      ))}
    </ol>
  );
}

function AskedReviewers({ step: { reviewers } }: { readonly step: ReviewStep }) {
  const names = reviewers.map(({ name }) => name).join(', ');
  return (
    reviewers.length > 0 && (
      <Text size="sm" c="gray.7">
        <Trans>Gevraagd: {names}</Trans>
      </Text>
    )
  );
}

function StepMaker({ step: { user, at } }: { readonly step: ReviewStep }) {
  const { t } = useLingui();
  return (
    <Text size="sm">
      {user?.name ?? t`Het systeem`} · <RelativeTime at={at} />
    </Text>
  );
}
