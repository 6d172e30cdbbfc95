import type { DraftController } from '../drafts/draft-controller.ts';
import { throwOffline } from '../requests/request-failure.ts';

/** Continues in the version that replaced a closed one; loads the code for that. */
export async function loadSuccessor(controller: DraftController): Promise<void> {
  const { continueInSuccessor } = await import('../drafts/resume-draft.ts').catch(throwOffline);
  await continueInSuccessor(controller);
}
