import type { DraftController } from './draft-controller.ts';

/** Stores this draft from now on; another tab then shows the same notice. */
export function keepThisDraft(controller: DraftController): void {
  controller.state.isEditedInOtherTab = false;
  controller.state.deviceDraftAt = null;
  controller.navigation?.progress();
  controller.flushDraft();
}
