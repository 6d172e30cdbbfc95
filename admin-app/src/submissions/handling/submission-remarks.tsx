import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Group, List, Skeleton, Stack, Text, Textarea, Title } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../api/client.ts';
import { queryClient } from '../../api/query-client.ts';
import { queryKeys } from '../../api/query-keys.ts';
import { FailureAlert } from '../../feedback/failure-alert.tsx';
import { LoadError } from '../../feedback/load-error.tsx';
import { formatExact } from '../../formats/format-time.ts';
import { currentRegion } from '../../languages/languages.ts';
import { useUnsavedChangesGuard } from '../../unsaved-changes/use-unsaved-changes-guard.tsx';
import { remarksQuery } from './handling-queries.ts';
import classes from '../submission-screen.module.css';

/** The remarks of colleagues about a submission, and an input to add one. */
export function SubmissionRemarks({ submissionId }: { readonly submissionId: string }) {
  const { data, error, refetch } = useQuery(remarksQuery(submissionId));
  return (
    <section className={classes.section}>
      <Title order={2}>
        <Trans>Opmerkingen</Trans>
      </Title>
      <Stack gap="md" mt="xs">
        {error !== null && data === undefined ? (
          <LoadError error={error} onRetry={() => void refetch()} />
        ) : data === undefined ? (
          <Skeleton height={20} width="60%" />
        ) : (
          data.length > 0 && (
            <List listStyleType="none" spacing="sm" styles={{ itemWrapper: { display: 'block' } }}>
              {data.map(({ id, text, author, created_at: at }) => (
                <List.Item key={id}>
                  <Text size="sm" c="gray.7">
                    {author} · {formatExact(at, currentRegion())}
                  </Text>
                  <Text className={classes.remark ?? ''}>{text}</Text>
                </List.Item>
              ))}
            </List>
          )
        )}
        <AddRemark submissionId={submissionId} />
      </Stack>
    </section>
  );
}

function AddRemark({ submissionId: id }: { readonly submissionId: string }) {
  const { t } = useLingui();
  const [text, setText] = useState('');
  useUnsavedChangesGuard(text.trim() !== '');
  const add = useMutation({
    mutationFn: () => api.createRemark({ params: { id }, body: { text } }),
    meta: { showsErrors: true },
    onSuccess: async () => {
      setText('');
      await queryClient.invalidateQueries({ queryKey: queryKeys.submissions.remarks(id) });
    },
  });
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() !== '') add.mutate();
      }}
    >
      <Stack gap="xs">
        <FailureAlert error={add.error} />
        <Textarea
          label={t`Nieuwe opmerking`}
          description={t`Alleen behandelaars lezen dit. Je kunt een opmerking later niet wijzigen.`}
          autosize
          minRows={2}
          maxLength={4000}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <Group>
          <Button type="submit" variant="default" loading={add.isPending}>
            <Trans>Opmerking toevoegen</Trans>
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
