import type { Version } from '@form-builder/core/contract/staff/forms/versions.ts';
import { useEffect, useState } from 'react';
import { whenIdle } from '../../frame/when-idle.ts';
import { withTexts } from '../../languages/with-texts.ts';
import { sessionState } from '../../session/session-state.ts';
import { editedVersionOf, type EditedVersion } from '../document/edited-version.ts';
import type { Editor } from '../editor/editor.ts';

interface KeptSteps {
  readonly version: Version;
  /** Names the steps on this device. */
  readonly name: string;
  readonly documentOf?: (version: Version) => EditedVersion;
}

const loadStart = withTexts(() => import('./kept/start-keeping.ts'), 'panels');

/** Keeps the undo steps of the user on this device: they survive a reload and a later visit. */
export function useKeptSteps(
  editor: Editor,
  { version, name, documentOf = editedVersionOf }: KeptSteps,
): void {
  const [opening] = useState(() => ({
    document: editor.document(),
    stored: documentOf(version),
    revision: version.revision,
    isSaved: editor.state.save.status === 'saved',
  }));
  useEffect(() => {
    const user = sessionState.user?.id;
    if (!editor.isEditable() || user === undefined) return undefined;
    let stop: (() => void) | undefined;
    let isLeft = false;
    const start = async () => {
      const { startKeeping } = await loadStart();
      if (!isLeft) stop = startKeeping(editor, { opening, user, name });
    };
    // Without a network the steps of this visit remain in memory only.
    whenIdle(() => void start().catch(() => undefined));
    return () => {
      isLeft = true;
      stop?.();
    };
  }, [editor, name, opening]);
}
