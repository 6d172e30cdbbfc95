import type { DraftController } from './draft-controller.ts';

/** Keeps what is on the screen from now on; another tab hears of it and is asked in turn. */
export function keepThisDraft(controller: DraftController): void {
  controller.state.isEditedInOtherTab = false;
  controller.state.deviceDraftAt = null;
  controller.navigation?.progress();
  controller.flushDraft();
}
