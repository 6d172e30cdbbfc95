import type { Submission } from '@form-builder/core/contract/staff/submissions/submissions.ts';
import { Trans } from '@lingui/react/macro';
import { Anchor, Text, Timeline, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { addressOf } from '../../access/screens.ts';
import { formatExact } from '../../formats/format-time.ts';
import { currentRegion } from '../../languages/languages.ts';
import { useCan } from '../../session/use-user.ts';
import { remarksQuery } from './handling-queries.ts';
import { useTimelineEvents } from './use-timeline-events.ts';
import classes from '../submission-screen.module.css';

/**
 * The events of a submission, oldest first: payments, mails, deliveries, and actions of colleagues.
 */
export function SubmissionTimeline({ submission }: { readonly submission: Submission }) {
  const mayHandle = useCan('submission-handle');
  const mayReadLogbook = useCan('audit-list');
  const { data: remarks = [] } = useQuery({ ...remarksQuery(submission.id), enabled: mayHandle });
  const events = useTimelineEvents(submission, remarks);
  return (
    <section className={classes.section}>
      <Title order={2}>
        <Trans>Verloop</Trans>
      </Title>
      <Timeline mt="md" bulletSize={12} lineWidth={2} active={events.length}>
        {events.map(({ id, at, text }) => (
          <Timeline.Item key={id}>
            <Text size="sm">{text}</Text>
            <Text size="sm" c="gray.7">
              {formatExact(at, currentRegion())}
            </Text>
          </Timeline.Item>
        ))}
      </Timeline>
      {mayReadLogbook && (
        <Anchor component={Link} to={logbookOf(submission)}>
          <Trans>Logboek van deze inzending</Trans>
        </Anchor>
      )}
    </section>
  );
}

/** The logbook of the form with the entries of one submission: who read, changed or exported it. */
const logbookOf = ({ id, form_id: formId }: Submission): string =>
  `${addressOf('formLogbook', { id: formId })}?${new URLSearchParams({ 'filter[subject_id]': id }).toString()}`;
