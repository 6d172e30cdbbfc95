import { AnswerTooLongError } from '../../../platform/outgoing/answer-too-long-error.ts';
import type { ClientTls, OutgoingResponse } from '../../../platform/outgoing/outgoing-client.ts';
import type { Xml } from '../../../platform/xml/xml.ts';
import type { XmlElement } from '../../../platform/xml/xml-element.ts';
import { codeOfFailure } from '../../code-of-failure.ts';
import { codeOfStatus, ProviderError } from '../../provider-error.ts';
import { readRetryAfter } from '../../send-request.ts';
import type { DeliveryDriverOptions } from '../delivery-driver.ts';
import { assertConfirmed, readMessage, readNumber } from './read-answer.ts';
import { StufFault } from './stuf-fault.ts';
import { actionOf, operations, type StufOperation } from '../../../platform/stuf/stuf-names.ts';
import type { StufSettings } from './stuf-settings.ts';
import { writeEnvelope, writeUsernameToken } from './write-envelope.ts';
import type { StufHeader } from './write-header.ts';
import { numberOperationOf, writeNumberRequest, type Numbered } from './write-number-request.ts';

/** Sends messages to one case system; throws a ProviderError, which is a StufFault when it answers with a fault. */
export interface StufClient {
  /** Asks for a number. */
  readonly askNumber: (numbered: Numbered, reference: string) => Promise<string>;
  /** Sends a notification that the receiver confirms and handles afterwards. */
  readonly notify: (
    operation: 'createCase' | 'updateCase' | 'addDocument',
    reference: string,
    write: (header: StufHeader) => Xml,
  ) => Promise<void>;
  /** Checks that something answers at the address for notifications, without sending one. */
  readonly probe: () => Promise<void>;
}

type Options = Pick<DeliveryDriverOptions, 'client' | 'now' | 'timeoutMs'> & {
  readonly settings: StufSettings;
  readonly password: string;
  readonly tls: ClientTls | undefined;
};

export function createStufClient(options: Options): StufClient {
  const { settings, now } = options;
  const headerOf = (reference: string): StufHeader => ({ ...settings, reference, now: now() });
  return {
    askNumber: async (numbered, reference) => {
      const message = writeNumberRequest(numbered, headerOf(reference));
      return readNumber(await send(options, numberOperationOf(numbered), message), numbered);
    },
    notify: async (operation, reference, write) =>
      assertConfirmed(await send(options, operation, write(headerOf(reference)))),
    probe: async () => {
      const url = new URL(settings.endpoints.async);
      url.search = '?wsdl';
      const { status } = await call(options, { method: 'GET', url, headers: {} });
      // Not every system describes itself; another refusal says that something listens.
      if ([401, 403, 404, 410].includes(status)) throw new ProviderError(codeOf(options, status));
    },
  };
}

async function send(options: Options, operation: StufOperation, message: Xml): Promise<XmlElement> {
  const { settings, password, now } = options;
  const security = settings.usesUsernameToken
    ? writeUsernameToken({ username: settings.username, password, now: now() })
    : null;
  const response = await call(options, {
    method: 'POST',
    url: new URL(settings.endpoints[operations[operation].endpoint]),
    headers: {
      'content-type': 'text/xml; charset=utf-8',
      soapaction: `"${actionOf(operation)}"`,
    },
    body: writeEnvelope(message, security),
  });
  return readResponse(options, response);
}

/** A fault comes with status 500, as SOAP has it, or with any other. */
function readResponse(options: Options, { status, headers, text }: OutgoingResponse): XmlElement {
  if (isSuccess(status)) return readMessage(text, status);
  const fault = findFaultIn(text, status);
  const isRead = fault !== undefined && fault.code !== 'bad_answer';
  if (isRead && !decidingStatuses.has(status)) throw fault;
  throw new ProviderError(codeOf(options, status), {
    status,
    text: fault?.answer?.text ?? '',
    retryAfterSeconds: readRetryAfter(headers),
    cause: fault,
  });
}

/** Who may call, and how often, is decided by the status, whatever a gateway writes with it. */
const decidingStatuses: ReadonlySet<number> = new Set([401, 403, 408, 429, 503]);

const isSuccess = (status: number): boolean => status >= 200 && status < 300;

/** The fault in an answer, whatever its content type; the page of a proxy has none. */
function findFaultIn(text: string, status: number): StufFault | undefined {
  try {
    readMessage(text, status);
    return undefined;
  } catch (cause) {
    return cause instanceof StufFault ? cause : undefined;
  }
}

/** Who may call is decided by the certificate, where there is one. */
function codeOf({ tls }: Options, status: number) {
  const isRejected = status === 401 || status === 403;
  return isRejected && tls?.cert !== undefined ? 'certificate_rejected' : codeOfStatus(status);
}

type Call = Pick<Parameters<Options['client']['send']>[0], 'method' | 'url' | 'headers' | 'body'>;

async function call(options: Options, request: Call): Promise<OutgoingResponse> {
  const { client, settings, password, tls, timeoutMs } = options;
  const credentials = Buffer.from(`${settings.username}:${password}`).toString('base64');
  return client
    .send({
      ...request,
      headers: {
        accept: 'text/xml',
        ...request.headers,
        ...(settings.usesBasic && { authorization: `Basic ${credentials}` }),
      },
      ...(tls && { tls }),
      timeoutMs,
    })
    .catch((cause: unknown) => {
      throw failureOf(options, cause);
    });
}

function failureOf(options: Options, cause: unknown): ProviderError {
  if (!(cause instanceof AnswerTooLongError))
    return new ProviderError(codeOfFailure(cause), { cause });
  const { status } = cause;
  const code = isSuccess(status) ? 'bad_answer' : codeOf(options, status);
  return new ProviderError(code, { status, text: '', cause });
}
