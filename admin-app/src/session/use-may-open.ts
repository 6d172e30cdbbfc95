import { checkAccess } from '../access/access.ts';
import { screens, type ScreenName } from '../access/screens.ts';
import { useInactiveFeatures } from './feature-state.ts';
import { useUser } from './use-user.ts';

/** Tells which screens the signed-in user may open, for links and buttons that lead there. */
export function useMayOpen(): (name: ScreenName) => boolean {
  const user = useUser();
  const inactive = useInactiveFeatures();
  return (name) => checkAccess(screens[name].access, user, inactive) === 'allow';
}
