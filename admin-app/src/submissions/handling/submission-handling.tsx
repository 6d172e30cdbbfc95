import type { Submission } from '@form-builder/core/contract/staff/submissions/submissions.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Stack, TagsInput, Text, Title } from '@mantine/core';
import { IconCheck, IconRotate } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { FailureAlert } from '../../feedback/failure-alert.tsx';
import { formatExact } from '../../formats/format-time.ts';
import { currentRegion } from '../../languages/languages.ts';
import { AssigneeSelect } from './assignee-select.tsx';
import { labelsQuery } from './handling-queries.ts';
import { useUpdateHandling } from './use-update-handling.ts';
import classes from '../submission-screen.module.css';

const maxLabels = 20;
const longestLabel = 60;

interface SubmissionHandlingProps {
  readonly submission: Pick<Submission, 'id' | 'form_id' | 'status' | 'handling'>;
}

/** The assignee, the labels and the handled state of the submission. */
export function SubmissionHandling({ submission }: SubmissionHandlingProps) {
  const { t } = useLingui();
  const { id, form_id: formId, status, handling } = submission;
  const { data: known = [] } = useQuery(labelsQuery);
  const update = useUpdateHandling(id);
  const names = handling.labels.map(({ name }) => name);
  return (
    <section className={classes.handling}>
      <Title order={2} size="h4">
        <Trans>Behandeling</Trans>
      </Title>
      <Stack gap="sm" mt="xs">
        <FailureAlert error={update.error} />
        <AssigneeSelect
          formIds={[formId]}
          value={handling.assigned_to}
          isDisabled={update.isPending}
          onChange={(person) => update.mutate({ assigned_to: person?.id ?? null })}
        />
        <TagsInput
          label={t`Labels`}
          description={t`Kies een label, of typ een nieuw en druk op Enter.`}
          data={known.map(({ name }) => name)}
          value={names}
          maxTags={maxLabels}
          maxLength={longestLabel}
          disabled={update.isPending}
          onChange={(chosen) =>
            update.mutate({
              add_labels: chosen.filter((name) => !names.includes(name)),
              remove_labels: names.filter((name) => !chosen.includes(name)),
            })
          }
        />
        <Handled handling={handling} />
        {handling.handled_at !== null ? (
          <Button
            variant="default"
            leftSection={<IconRotate size={18} aria-hidden />}
            loading={update.isPending}
            onClick={() => update.mutate({ is_handled: false })}
          >
            <Trans>Weer openzetten</Trans>
          </Button>
        ) : status === 'final' ? (
          <Button
            leftSection={<IconCheck size={18} aria-hidden />}
            loading={update.isPending}
            onClick={() => update.mutate({ is_handled: true })}
          >
            <Trans>Afhandelen</Trans>
          </Button>
        ) : (
          <Text size="sm" c="gray.7">
            <Trans>Afhandelen kan zodra de inzending compleet is.</Trans>
          </Text>
        )}
      </Stack>
    </section>
  );
}

function Handled({ handling }: Pick<Submission, 'handling'>) {
  const { handled_at: at, handled_by: by } = handling;
  if (at === null) return null;
  const moment = formatExact(at, currentRegion());
  return (
    <Text size="sm" role="status">
      <Trans>
        Afgehandeld door {by ?? ''} op {moment}.
      </Trans>
    </Text>
  );
}
