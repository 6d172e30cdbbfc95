import { importOnline } from '../requests/import-online.ts';
import type { DraftController } from '../drafts/draft-controller.ts';

const importResume = importOnline(() => import('../drafts/resume-draft.ts'));

/** Continues in the version that replaced a closed one; loads the code for that. */
export async function loadSuccessor(controller: DraftController): Promise<void> {
  const { continueInSuccessor } = await importResume();
  await continueInSuccessor(controller);
}
