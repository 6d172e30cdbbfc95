import { LoggableError } from '../logging/loggable-error.ts';
import { XmlError } from '../xml/xml-error.ts';

/** Why a SAML message is not accepted. */
export type SamlErrorCode =
  /** It is not the XML that the protocol describes. */
  | 'malformed'
  /** It has no signature, or not of the element that must have one. */
  | 'unsigned'
  /** Its signature uses an algorithm that is not safe, or none of the pinned keys made it. */
  | 'bad_signature'
  /** It is encrypted in a way or for a key that we do not accept. */
  | 'not_decrypted'
  /** Somebody else wrote it. */
  | 'foreign_issuer'
  /** It is meant for somebody else. */
  | 'wrong_audience'
  /** It does not answer our question. */
  | 'wrong_request'
  /** It is not valid yet or not valid any more. */
  | 'expired'
  /** It was used before. */
  | 'replayed';

/** A SAML message is not accepted; the error never contains the message, which has a person in it. */
export class SamlError extends LoggableError {
  readonly code: SamlErrorCode;

  constructor(code: SamlErrorCode, detail?: string) {
    super(detail === undefined ? code : `${code}: ${detail}`);
    this.code = code;
  }
}

/** Whether a message was not accepted, because of its XML or because of what it says. */
export const isSamlError = (error: unknown): error is SamlError | XmlError =>
  error instanceof SamlError || error instanceof XmlError;
