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
export const useAddRemark = (id: string, change: RemarkedChange, onAdded: () => void) =>
  useAddText(id, onAdded, (text) =>
    api.createVersionRemark({ params: { id }, body: { change, text } }),
  );

/** Answers a remark. */
export const useReply = (id: string, remarkId: string, onAdded: () => void) =>
  useAddText(id, onAdded, (text) =>
    api.replyToVersionRemark({ params: { id, remark_id: remarkId }, body: { text } }),
  );

/** Sends a text, whose errors the form shows. */
function useAddText(id: string, onAdded: () => void, send: (text: string) => Promise<unknown>) {
  return useMutation({
    mutationFn: send,
    meta: { showsErrors: true },
    onSuccess: async () => {
      await refresh(id);
      onAdded();
    },
  });
}

/** Resolves a remark, or reopens it; `onResolved` is called before the lists follow, and not after a failure. */
export function useResolveRemark(
  id: string,
  { id: remarkId, author }: VersionRemark,
  onResolved?: () => void,
) {
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
      onResolved?.();
      return refresh(id);
    },
  });
}
