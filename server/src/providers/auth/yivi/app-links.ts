import type { AppLinks } from '../login-driver.ts';
import type { SessionPointer } from './irma-client.ts';

/** The address at which phones open the Yivi app. */
const yiviLink = 'https://open.yivi.app/-/session';

/**
 * The addresses that hand a session to the app. The session is in the fragment, which no server sees. `link` is another
 * address that opens the app, such as the one of Yivi's test environment.
 */
export function appLinksOf(pointer: SessionPointer, link: string | null): AppLinks {
  const { u, irmaqr } = pointer;
  const here = encodeURIComponent(JSON.stringify({ u, irmaqr }));
  // The app then does not offer to return to a browser on the phone.
  const elsewhere = encodeURIComponent(JSON.stringify({ u, irmaqr, continueOnSecondDevice: true }));
  return {
    qr: `${link ?? yiviLink}#${elsewhere}`,
    link: `${link ?? yiviLink}#${here}`,
    // Browsers inside other apps do not follow the universal link on Android.
    ...(link === null && {
      androidLink: `intent://qr/json/${here}#Intent;package=org.irmacard.cardemu;scheme=irma;end`,
    }),
  };
}
