import type { Submission } from '@form-builder/core/contract/staff/submissions/submissions.ts';
import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { notifySuccess } from '../../api/notify.ts';
import { queryKeys } from '../../api/query-keys.ts';

interface RetryButtonProps<T> {
  readonly submissionId: string;
  readonly icon: ReactNode;
  /** Requests the retry; returns the updated item. */
  readonly retry: () => Promise<{ readonly data: T }>;
  /** Returns the submission with the updated item. */
  readonly update: (submission: Submission, changed: T) => Submission;
  readonly success: string;
  /** Called when the button may be about to go. */
  readonly onRetried?: () => void;
  readonly children: ReactNode;
}

/** A button that retries a failed mail or delivery of a submission. */
export function RetryButton<T>(props: RetryButtonProps<T>) {
  const { submissionId, icon, retry, update, success, onRetried, children } = props;
  const queryClient = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: retry,
    // Fetching the submission again would add an entry to the logbook.
    onSuccess: ({ data }) => {
      notifySuccess(success);
      queryClient.setQueryData<Submission>(
        queryKeys.submissions.one(submissionId),
        (submission) => submission && update(submission, data),
      );
      onRetried?.();
    },
  });
  return (
    <Button variant="default" leftSection={icon} loading={isPending} onClick={() => mutate()}>
      {children}
    </Button>
  );
}
