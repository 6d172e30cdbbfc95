import type { Submission } from '@form-builder/core/contract/staff/submissions/submissions.ts';
import { Trans } from '@lingui/react/macro';
import { Alert, Button, Stack } from '@mantine/core';
import { IconEye, IconLock } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../api/client.ts';
import { useCan } from '../../session/use-user.ts';

interface MaskedAnswersNoticeProps {
  readonly submission: Pick<Submission, 'id' | 'masked'>;
  readonly onUnmasked: (open: Pick<Submission, 'answers' | 'variables'>) => void;
}

/**
 * Shows that answers are masked, with a button to unmask them for users with permission; the
 * logbook records this.
 */
export function MaskedAnswersNotice({ submission, onUnmasked }: MaskedAnswersNoticeProps) {
  const mayUnmask = useCan('submission-unmask');
  // Not a query, because it must not be refetched automatically.
  const { mutate, isPending } = useMutation({
    mutationFn: () => api.getSensitiveAnswers({ params: { id: submission.id } }),
    onSuccess: ({ data }) => onUnmasked(data),
  });
  if (submission.masked.length === 0) return null;
  return (
    <Alert
      variant="light"
      color="gray"
      mb="lg"
      icon={<IconLock aria-hidden />}
      title={<Trans>Gevoelige antwoorden zijn afgeschermd</Trans>}
    >
      {mayUnmask ? (
        <Stack gap="sm" align="flex-start">
          <Trans>
            Bekijk ze alleen als je ze nodig hebt. Het logboek noteert dat je ze bekijkt.
          </Trans>
          <Button
            variant="default"
            leftSection={<IconEye size={18} aria-hidden />}
            loading={isPending}
            onClick={() => mutate()}
          >
            <Trans>Antwoorden tonen</Trans>
          </Button>
        </Stack>
      ) : (
        <Trans>Je hebt niet het recht om ze te bekijken. Vraag het aan je beheerder.</Trans>
      )}
    </Alert>
  );
}
