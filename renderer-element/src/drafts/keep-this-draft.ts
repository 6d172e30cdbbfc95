import type { DraftController } from './draft-controller.ts';

/**
 * Stores the draft of this tab from now on, in place of the one of another tab, which then shows
 * the same notice.
 */
export function keepThisDraft(controller: DraftController): void {
  controller.state.isEditedInOtherTab = false;
  controller.state.deviceDraftAt = null;
  controller.navigation?.progress();
  controller.flushDraft();
}
