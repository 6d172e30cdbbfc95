import { keepSignLink, type SignLink } from '../../screens/co-signature/sign-link.ts';
import type { DraftController } from '../../drafts/draft-controller.ts';

/** Shows a co-signer what to sign; without a link, the screen asks for the code. */
export async function showSignScreen(
  { navigation, state }: DraftController,
  link: SignLink | undefined,
): Promise<void> {
  if (link) keepSignLink(state, link);
  if (!navigation) return;
  await navigation.loadDeferred();
  // The device's draft belongs to the visitor who filled in the form, not to the co-signer.
  state.isRestored = false;
  state.screen = 'sign';
  navigation.focus({ on: 'heading' });
}
