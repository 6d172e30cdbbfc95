import type { DestinationStream } from 'pino';
import { createLogger } from '../../platform/logging/logger.ts';
import type { LogbookCopy } from './logbook-copy.ts';

/** Writes each entry as a JSON line with the member `logbook`, whatever the level of the server's log is. */
export function copyToStdout(destination?: DestinationStream): LogbookCopy {
  const logger = createLogger('info', destination);
  return {
    target: 'stdout',
    send: (records) => {
      for (const logbook of records) logger.info({ logbook }, 'logbook entry');
      return Promise.resolve(null);
    },
  };
}
