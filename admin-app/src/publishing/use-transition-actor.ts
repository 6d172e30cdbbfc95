import { useSnapshot } from 'valtio';
import { sessionState } from '../session/session-state.ts';
import { useUser } from '../session/use-user.ts';
import type { TransitionActor } from './available-transitions.ts';

/** Returns the signed-in user with the tenant's rules, to determine the available transitions. */
export function useTransitionActor(mayChangeForm: boolean): TransitionActor {
  const user = useUser();
  const needsFourEyes = useSnapshot(sessionState).settings['four_eyes'] !== false;
  return { user, mayChangeForm, needsFourEyes };
}
