import type { EntryPoint } from './entry-point.ts';
import { showSignScreen } from './show-sign-screen.ts';

/**
 * The link of a person who is asked to co-sign: `#fb-sign={id}.{key}` opens the answers to sign, `#fb-sign=code` asks
 * for the code that the visitor passed on.
 */
export const openSignLink: EntryPoint = async (controller, loaded, value) => {
  const [id = '', key] = value.split('.');
  controller.begin(loaded);
  await showSignScreen(controller, key === undefined ? undefined : { id, key });
  return true;
};
