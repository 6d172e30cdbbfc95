import { ref } from 'valtio/vanilla';
import { recommendationsMessages } from '@form-builder/core/messages/generated/recommendations/load.ts';
import { shownCellsIn } from '@form-builder/core/session/cells/shown-cells-in.ts';
import type { Cell } from '@form-builder/core/session/session.ts';
import { addText } from '../../i18n/form-text.ts';
import { RequestFailure } from '../../requests/request-failure.ts';
import type { ShownRemarkProps } from '../../state/form-state.ts';
import { addStyles } from '../../theme/style-sheets.ts';
import type { Navigation } from '../navigation.ts';
import { isUnanswered } from './is-unanswered.ts';
import { Remark } from './remark.tsx';
import styles from './remark.css?inline';

/** The cells of earlier remarks; the same remark is not shown twice. */
const alreadyShown = new WeakSet<Cell>();

/**
 * Shows the recommended questions of this step that have no answer, with the focus on the remark.
 * Returns false when there are none, when an earlier remark showed them, and when their texts
 * cannot be loaded offline.
 */
export async function showRemark(
  navigation: Navigation,
  goToField: (cellKey: string) => void,
): Promise<boolean> {
  const cells = shownCellsIn(navigation.step?.cells ?? []).filter(isUnanswered);
  if (cells.every((cell) => alreadyShown.has(cell))) return false;
  try {
    await addText(navigation.text, [recommendationsMessages]);
  } catch (error) {
    if (RequestFailure.from(error).isOffline) return false;
    throw error;
  }
  addStyles(styles);
  for (const cell of cells) alreadyShown.add(cell);
  navigation.state.Remark = ref(({ controller }: ShownRemarkProps) => (
    <Remark cells={cells} onOpen={goToField} onContinue={() => void controller.next()} />
  ));
  navigation.focus({ on: 'remark' });
  return true;
}
