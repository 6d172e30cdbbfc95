import type { Config } from '../platform/config/config.ts';
import { ok, warning, type StatusCheck } from './status-check.ts';

/** What has to be set before an installation is used for real. */
export function checkSettings(config: Config): readonly StatusCheck[] {
  const { publicOrigin, encryptionKey, metricsToken } = config;
  return [
    entry('NODE_ENV', config.isProduction, {
      yes: 'The server runs in production mode.',
      no: 'The server runs for trying out: set it to production.',
    }),
    entry('PUBLIC_ORIGIN', publicOrigin?.startsWith('https://') === true, {
      yes: 'Visitors use HTTPS.',
      no: 'Set it to the https address under which visitors reach the server.',
    }),
    entry('ENCRYPTION_KEY', encryptionKey !== null, {
      yes: 'The key is not beside the data.',
      no: 'The key is a file in the data folder: keep it elsewhere, with a copy.',
    }),
    entry('METRICS_TOKEN', metricsToken !== null, {
      yes: 'Metrics can be collected.',
      no: 'Nobody can collect metrics.',
    }),
    entry('DEMO_SEED', !config.isDemoSeeded, {
      yes: 'There is no demo.',
      no: 'A demo tenant with known logins is created at the start.',
    }),
  ];
}

function entry(
  id: string,
  isSet: boolean,
  { yes, no }: { readonly yes: string; readonly no: string },
): StatusCheck {
  return { id, ...(isSet ? ok(yes) : warning(no)) };
}
