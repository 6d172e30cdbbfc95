import type { Version } from '@form-builder/core/contract/staff/forms/versions.ts';
import { msg } from '@lingui/core/macro';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../api/client.ts';
import { useEditor } from '../editor/editor-context.ts';
import { markVersionsStale, reportedCall } from '../reported-call.ts';

/** Going back to an earlier moment. */
export interface Restore {
  readonly isPending: boolean;
  /** Why the last attempt failed. */
  readonly error: unknown;
  /** The revision that was asked about last: its button takes the focus back. */
  readonly lastAsked: number | null;
  /** Begins with a moment: earlier errors are gone. */
  readonly ask: (revision: number) => void;
  /** Restores a revision; `time` names it in the notice. */
  readonly run: (revision: number, time: string) => void;
}

interface RestoreOptions {
  readonly versionId: string;
  /** The stored version before restoring. */
  readonly current: Version | null | undefined;
  readonly onRestored: () => void;
}

/** Restores a moment on the server, and shows it in the editor as a step that can be undone. */
export function useRestore({ versionId, current, onRestored }: RestoreOptions): Restore {
  const editor = useEditor();
  const [lastAsked, setLastAsked] = useState<number | null>(null);
  const mutation = useMutation({
    mutationFn: async ({ revision }: { revision: number; time: string }) => {
      const headers = { 'if-match': `"${current?.revision ?? 0}"` };
      const params = { id: versionId, revision: String(revision) };
      return (await reportedCall(api.restoreVersion({ params, headers }))).data;
    },
    onSuccess: (version, { time }) => {
      markVersionsStale();
      editor.showRestored(version, current?.translations ?? {});
      editor.notify({ text: msg`De versie van ${time} is teruggezet.`, canUndo: true });
      onRestored();
    },
  });
  return {
    isPending: mutation.isPending,
    error: mutation.error,
    lastAsked,
    ask: (revision) => {
      mutation.reset();
      setLastAsked(revision);
    },
    run: (revision, time) => mutation.mutate({ revision, time }),
  };
}
