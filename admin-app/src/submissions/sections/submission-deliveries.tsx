import type {
  DeliveryAttempt,
  SubmissionDelivery,
} from '@form-builder/core/contract/staff/submissions/deliveries.ts';
import type { Submission } from '@form-builder/core/contract/staff/submissions/submissions.ts';
import { iterateFields } from '@form-builder/core/form/iterate-fields.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Anchor, Group, List, Text } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { useRef } from 'react';
import { Link } from 'react-router';
import { addressOf } from '../../access/screens.ts';
import { api } from '../../api/client.ts';
import { formatExact } from '../../formats/format-time.ts';
import { currentRegion } from '../../languages/languages.ts';
import { deliveryErrors } from '../../languages/delivery-errors.ts';
import { useCan } from '../../session/use-user.ts';
import { DeliveryStateBadge } from '../follow-up-state-badges.tsx';
import { ExchangeView } from './exchange-view.tsx';
import { RetryButton } from './retry-button.tsx';
import { SubmissionSection } from './submission-section.tsx';
import { useLiveDeliveries } from './use-live-deliveries.ts';
import classes from '../submission-screen.module.css';

interface SubmissionDeliveriesProps {
  readonly submission: DeliveredSubmission;
}

type DeliveredSubmission = Pick<Submission, 'id' | 'deliveries' | 'pages' | 'answers'>;

/**
 * The systems to which a submission is delivered, with every attempt; failed deliveries can be
 * retried.
 */
export function SubmissionDeliveries({ submission }: SubmissionDeliveriesProps) {
  const { t } = useLingui();
  const { deliveries } = submission;
  useLiveDeliveries(submission);
  if (deliveries.length === 0) return null;
  return (
    <SubmissionSection title={t`Koppelingen`}>
      {deliveries.map((delivery) => (
        <DeliveryItem key={delivery.id} submission={submission} delivery={delivery} />
      ))}
    </SubmissionSection>
  );
}

interface DeliveryItemProps {
  readonly submission: DeliveredSubmission;
  readonly delivery: SubmissionDelivery;
}

function DeliveryItem({ submission, delivery }: DeliveryItemProps) {
  const { t } = useLingui();
  const state = useRef<HTMLDivElement>(null);
  const params = { id: submission.id, delivery_id: delivery.id };
  return (
    <List.Item>
      <Group gap="sm" justify="space-between">
        <div ref={state} tabIndex={-1} className={classes.mail}>
          <Group gap="xs">
            <Text>{delivery.name}</Text>
            <DeliveryStateBadge delivery={delivery.state} />
          </Group>
          <StateText delivery={delivery} />
          {filledIn(submission, delivery).map(({ id, label, value }) => (
            <Text key={id} size="sm">
              {label}: {value}
            </Text>
          ))}
        </div>
        {hasFailedAttempt(delivery) && (
          <RetryButton
            submissionId={submission.id}
            icon={<IconRefresh size={18} aria-hidden />}
            retry={() => api.retryDelivery({ params })}
            update={withDelivery}
            // The button goes.
            onRetried={() => state.current?.focus()}
            success={t`De inzending wordt opnieuw geleverd.`}
          >
            <Trans>Opnieuw leveren</Trans>
          </RetryButton>
        )}
      </Group>
      <Attempts delivery={delivery} />
    </List.Item>
  );
}

/** The answers that the receiver filled in; visitors see only those whose field is shown. */
function filledIn({ pages, answers }: DeliveredSubmission, { filled_fields }: SubmissionDelivery) {
  return [...iterateFields(pages)].flatMap(({ field: { id, label } }) => {
    const value = answers[id];
    return filled_fields.includes(id) && typeof value === 'string' ? [{ id, label, value }] : [];
  });
}

/** It failed, or waits for its next attempt. */
const hasFailedAttempt = ({ state, error }: SubmissionDelivery): boolean =>
  state === 'failed' || (state === 'waiting' && error !== null);

function StateText({ delivery }: { readonly delivery: SubmissionDelivery }) {
  const { t, i18n } = useLingui();
  const { state, driver, error, due_at: dueAt, ended_at: endedAt, waits_for: waitsFor } = delivery;
  const isLibrary = driver === 'sharepoint';
  const status = delivery.attempts[0]?.status ?? null;
  const answered = status === null ? '' : ` (HTTP ${String(status)})`;
  const reason = error === null ? '' : `${i18n._(deliveryErrors[error])}${answered}`;
  const exact = (instant: string | null) =>
    instant === null ? '' : formatExact(instant, currentRegion());
  const text = {
    delivered: () => t`geleverd · ${exact(endedAt)}`,
    failed: () =>
      isLibrary
        ? t`uploaden naar SharePoint is mislukt: ${reason} · ${exact(endedAt)}`
        : t`niet geleverd: ${reason} · ${exact(endedAt)}`,
    waiting: () => {
      if (waitsFor !== null) return t`wacht op ${waitsFor}`;
      if (error === null) return t`wordt geleverd`;
      return t`nog niet gelukt: ${reason}. Volgende poging: ${exact(dueAt)}`;
    },
  }[state]();
  return (
    <Text size="sm" c={state === 'failed' ? 'red' : 'gray.7'}>
      {text}
    </Text>
  );
}

function Attempts({ delivery }: { readonly delivery: SubmissionDelivery }) {
  const { t, i18n } = useLingui();
  const { attempts } = delivery;
  if (attempts.length === 0) return null;
  return (
    <details className={classes.attempts}>
      <summary>
        <Trans>Pogingen ({attempts.length})</Trans>
      </summary>
      <ol className={classes.attemptList}>
        {attempts.map((attempt) => {
          const { number, started_at: startedAt, duration_ms: duration, error, status } = attempt;
          const outcome = error === null ? t`geleverd` : i18n._(deliveryErrors[error]);
          const at = formatExact(startedAt, currentRegion());
          const answered = status === null ? '' : ` · HTTP ${String(status)}`;
          return (
            <li key={number}>
              <Text size="sm">
                {t`Poging ${number} · ${at} · ${duration} ms`}
                {answered} · {outcome}
              </Text>
              <CallsLink delivery={delivery} attempt={attempt} />
              {attempt.exchange !== null && <ExchangeView text={attempt.exchange} />}
            </li>
          );
        })}
      </ol>
    </details>
  );
}

interface CallsLinkProps {
  readonly delivery: SubmissionDelivery;
  readonly attempt: DeliveryAttempt;
}

/** Leads an administrator to the calls of an attempt that failed. */
function CallsLink({ delivery, attempt }: CallsLinkProps) {
  const { t } = useLingui();
  const isAllowed = useCan('admin-providers');
  const { error, number, trace_id: trace } = attempt;
  const { provider: id, stage, driver } = delivery;
  if (!isAllowed || error === null || trace === null || driver === null) return null;
  const place = addressOf('settingsProviderCalls', { id, stage });
  return (
    <Anchor component={Link} size="sm" to={`${place}?filter[trace_id]=${trace}`}>
      {t`Aanroepen van poging ${number}`}
    </Anchor>
  );
}

const withDelivery = (submission: Submission, changed: SubmissionDelivery): Submission => ({
  ...submission,
  deliveries: submission.deliveries.map((one) => (one.id === changed.id ? changed : one)),
});
