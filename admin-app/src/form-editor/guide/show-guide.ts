import { sessionState } from '../../session/session-state.ts';
import type { Editor } from '../editor/editor.ts';
import { writeGuide } from '../../session/guide-store.ts';

/** Shows the guide, also after it ended. */
export function showGuide(editor: Editor): void {
  const userId = sessionState.user?.id;
  if (userId !== undefined) writeGuide(userId, 'shown');
  editor.state.isGuided = true;
}
