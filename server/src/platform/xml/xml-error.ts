import { LoggableError } from '../logging/loggable-error.ts';

/** A message is not the XML that its protocol describes; the error never contains its texts. */
export class XmlError extends LoggableError {
  readonly code = 'malformed';

  constructor(detail: string) {
    super(`malformed: ${detail}`);
  }
}
