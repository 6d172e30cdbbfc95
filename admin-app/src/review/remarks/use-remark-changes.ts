import type { VersionRemark } from '@form-builder/core/contract/staff/forms/version-remarks.ts';
import { useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../api/client.ts';
import { notifySuccess } from '../../api/notify.ts';
import { queryClient } from '../../api/query-client.ts';
import { queryKeys } from '../../api/query-keys.ts';

const refresh = (id: string) =>
  queryClient.invalidateQueries({ queryKey: queryKeys.versions.remarks(id) });

/** The change that a remark is about. */
export interface RemarkedChange {
  readonly key: string;
  /** The change as the author reads it. */
  readonly text: string;
}

/** Adds a remark to a change of a version. */
export function useAddRemark(id: string, change: RemarkedChange, onAdded: () => void) {
  return useMutation({
    mutationFn: (text: string) =>
      api.createVersionRemark({ params: { id }, body: { change, text } }),
    meta: { showsErrors: true },
    onSuccess: async () => {
      await refresh(id);
      onAdded();
    },
  });
}

/** Answers a remark. */
export function useReply(id: string, remarkId: string, onAdded: () => void) {
  return useMutation({
    mutationFn: (text: string) =>
      api.replyToVersionRemark({ params: { id, remark_id: remarkId }, body: { text } }),
    meta: { showsErrors: true },
    onSuccess: async () => {
      await refresh(id);
      onAdded();
    },
  });
}

/** Resolves a remark, or reopens it. */
export function useResolveRemark(id: string, { id: remarkId, author }: VersionRemark) {
  const { t } = useLingui();
  const params = { id, remark_id: remarkId };
  return useMutation({
    mutationFn: (isResolved: boolean) =>
      isResolved ? api.resolveVersionRemark({ params }) : api.reopenVersionRemark({ params }),
    onSuccess: (_, isResolved) => {
      notifySuccess(
        isResolved
          ? t`De opmerking van ${author} is afgehandeld.`
          : t`De opmerking van ${author} is weer open.`,
      );
      return refresh(id);
    },
  });
}
