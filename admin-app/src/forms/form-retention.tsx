import type { FormRetention } from '@form-builder/core/contract/staff/submissions/retention.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Alert, Skeleton, Stack, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { AddHold, HoldNotices } from '../retention/holds.tsx';
import { LoadError } from '../feedback/load-error.tsx';
import { FormRetentionFields } from './form-retention-fields.tsx';
import { formRetentionQuery } from './forms-queries.ts';
import { useOpenForm } from '../open-form/use-open-form.ts';
import { RetentionSentences } from './retention-sentences.tsx';

/** The retention terms of a form, as inputs and as text. */
export function FormRetentionSettings() {
  const { t } = useLingui();
  const form = useOpenForm();
  const { data, error, refetch } = useQuery(formRetentionQuery(form.id));
  return (
    <Stack component="section" gap="md" maw="40rem" mt="xl" aria-label={t`Bewaren`}>
      <Title order={3} size="h4">
        <Trans>Bewaren</Trans>
      </Title>
      <Content retention={data} error={error} onRetry={() => void refetch()} />
      {data?.is_editable === true && (
        <div>
          <HoldNotices formId={form.id} submissionId={null} />
          <AddHold formId={form.id} submissionId={null} />
        </div>
      )}
    </Stack>
  );
}

interface ContentProps {
  readonly retention: FormRetention | undefined;
  readonly error: unknown;
  readonly onRetry: () => void;
}

function Content({ retention, error, onRetry }: ContentProps) {
  if (retention !== undefined)
    return retention.is_editable ? (
      <FormRetentionFields retention={retention} />
    ) : (
      <>
        <RetentionSentences terms={retention} retention={retention} />
        <Alert variant="light" color="gray">
          <Trans>Je hebt geen recht om deze termijnen te wijzigen.</Trans>
        </Alert>
      </>
    );
  if (error !== null) return <LoadError error={error} onRetry={onRetry} />;
  return <Skeleton height={160} aria-busy />;
}
