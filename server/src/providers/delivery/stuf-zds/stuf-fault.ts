import {
  findChild,
  iterateElements,
  textOf,
  type XmlElement,
} from '../../../platform/xml/xml-element.ts';
import { ProviderError, type ProviderErrorCode } from '../../provider-error.ts';
import { namespaces } from '../../../platform/stuf/stuf-names.ts';

/** Why a case system did not do what a message asks: only codes, because the texts may repeat the message. */
export class StufFault extends ProviderError {
  /** Such as `StUF046`; `null` when it names none. */
  readonly faultCode: string | null;

  constructor(code: ProviderErrorCode, { status, ...fault }: FaultCodes & { status: number }) {
    const { message, faultCode, place } = fault;
    super(code, { status, text: JSON.stringify({ fout: message, code: faultCode, plek: place }) });
    this.faultCode = faultCode;
  }
}

interface FaultCodes {
  /** `Fo01`, `Fo02`, `Fo03`, or the code of SOAP, such as `Server`. */
  readonly message: string;
  readonly faultCode: string | null;
  /** Where it went wrong. */
  readonly place: 'client' | 'server' | null;
}

/** The sender and the receiver both know the reference of a message that the receiver has. */
export const knownReference = 'StUF016';

/** What may succeed later, as the same message; `StUF019`: a message with a later moment came before. */
const temporaryCodes: ReadonlySet<string> = new Set([
  'StUF019',
  'StUF046',
  'StUF049',
  'StUF058',
  'StUF061',
  'StUF130',
  'StUF960',
]);

/** The receiver does not know us, or does not let us. */
const loginCodes: ReadonlySet<string> = new Set([
  'StUF013',
  'StUF052',
  'StUF127',
  'FailedAuthentication',
  'InvalidSecurity',
  'InvalidSecurityToken',
]);

/** The fault in a message, or `undefined` for any other message; it may also come without SOAP's own. */
export function findFault(message: XmlElement, status: number): StufFault | undefined {
  const isFault = message.namespace === namespaces.soap && message.name === 'Fault';
  const stuf = [...iterateElements(message)].find(
    ({ namespace, name }) => namespace === namespaces.stuf && /^Fo0[123]Bericht$/.test(name),
  );
  if (stuf === undefined && !isFault) return undefined;
  const soapCode = isFault ? soapCodeOf(message) : '';
  const body = stuf && findChild(stuf, namespaces.stuf, 'body');
  const codes: FaultCodes = {
    message: stuf?.name.slice(0, 4) ?? soapCode,
    faultCode: codeIn(body, 'code', /^[A-Za-z]{1,10}\d{1,6}$/),
    place: placeOf(codeIn(body, 'plek', /^(?:client|server)$/), soapCode),
  };
  return new StufFault(errorOf(codes), { ...codes, status });
}

/** The fault in a text that is not XML as we read it; only that it is there. */
export function findUnreadFault(text: string, status: number): StufFault | undefined {
  const [, message] = /<(?:[\w.-]{1,40}:)?(Fault|Fo0[123])(?:Bericht)?[\s>]/.exec(text) ?? [];
  if (message === undefined) return undefined;
  return new StufFault('bad_answer', { status, message, faultCode: null, place: null });
}

function errorOf({ message, faultCode, place }: FaultCodes): ProviderErrorCode {
  if (loginCodes.has(faultCode ?? message)) return 'not_authorised';
  if (faultCode !== null && /^StUF\d{3}$/.test(faultCode))
    return temporaryCodes.has(faultCode) ? 'unavailable' : 'refused';
  return place === 'server' ? 'unavailable' : 'refused';
}

/** The code of SOAP 1.1 without its prefix and without more precise parts after a dot. */
function soapCodeOf(fault: XmlElement): string {
  const code = codeIn(fault, 'faultcode', /^(?:[\w-]+:)?[A-Za-z.]{1,40}$/, '') ?? '';
  return code.replace(/^.*:/, '').replace(/\..*$/, '');
}

function placeOf(given: string | null, soapCode: string): FaultCodes['place'] {
  const place = given ?? soapCode.toLowerCase();
  return place === 'client' || place === 'server' ? place : null;
}

/** A code of one word; texts that look otherwise are not read. */
function codeIn(
  element: XmlElement | undefined,
  name: string,
  pattern: RegExp,
  namespace: string = namespaces.stuf,
): string | null {
  const child = element && findChild(element, namespace, name);
  const text = child === undefined ? '' : textOf(child);
  return pattern.test(text) ? text : null;
}
