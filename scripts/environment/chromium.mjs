import { UserError } from '../user-error.mjs';
import { findProgram, installSystemPackage, maySystemInstall } from './system-packages.mjs';

/** The path of a Chromium to test with; installs Debian's when there is none and this process may. */
export async function ensureChromium() {
  const present = process.env.CHROMIUM_PATH ?? (await findChromium());
  if (present !== undefined) return present;
  if ((await maySystemInstall()) && (await installSystemPackage('chromium'))) {
    const installed = await findChromium();
    if (installed !== undefined) return installed;
  }
  throw new UserError(
    'The browser tests need Chromium: install it (Debian: apt-get install chromium) or set CHROMIUM_PATH.',
  );
}

function findChromium() {
  return findProgram('chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable');
}
