import { iterateElements, type XmlElement } from '../../src/platform/xml/xml-element.ts';
import {
  startHttpSimulator,
  type HttpSimulator,
  type SimulatedResponse,
  type SimulatorRequest,
  type SimulatorTls,
} from '../http-simulator.ts';
import { readStufRequest, stufUser, type StufRequest } from './read-stuf-request.ts';
import {
  addDocument,
  createCase,
  knownCaseType,
  updateCase,
  type SimulatedCase,
  type SimulatedDocument,
  type StoredCases,
} from './store-cases.ts';
import {
  caseNumberAnswer,
  confirmation,
  documentNumberAnswer,
  faultAnswer,
  loginFault,
  oddAnswers,
  type OddAnswer,
  type SimulatedFault,
} from './stuf-answers.ts';

/** A case system with the Zaak- en Documentservices over SOAP. */
export interface StufSimulator extends HttpSimulator {
  /** The settings of a provider that uses it. */
  readonly settings: Readonly<Record<string, string>>;
  /** In the order in which they were created. */
  readonly cases: readonly SimulatedCase[];
  readonly documents: readonly SimulatedDocument[];
  /** How often a message came that was there already. */
  readonly repeats: () => number;
  /** The fault with which it answers notifications; `null`: none. */
  readonly setFault: (fault: SimulatedFault | null) => void;
  /** The references of the notifications of an operation, in order. */
  readonly referencesOf: (operation: string) => readonly string[];
  /** What happens before it answers the next message of an operation, which has a reference. */
  readonly beforeNext: (operation: string, act: Before) => void;
  /** Whether it does what this operation asks, and then closes the connection instead of answering. */
  readonly loseAnswersOf: (operation: string | null) => void;
  /** The answer that it gives to everything; `null`: the right one. */
  readonly setOddAnswer: (answer: OddAnswer | null) => void;
}

type Before = (reference: string) => Promise<unknown>;

interface State extends StoredCases {
  /** The references of the messages that were received. */
  readonly known: Set<string>;
  readonly notified: { readonly operation: string; readonly reference: string }[];
  numbers: number;
  repeats: number;
  fault: SimulatedFault | null;
  odd: OddAnswer | null;
  lost: string | null;
  before: { readonly operation: string; readonly act: Before } | null;
}

interface StufSimulatorOptions {
  readonly isProduction: boolean;
  /** Serves HTTPS for the client with a certificate. */
  readonly tls?: SimulatorTls;
}

/**
 * Starts a case system. `PUT /control/fault/Fo03/StUF046` sets the fault of notifications and `PUT /control/answer/doctype`
 * an answer that is wrong; `none` ends both.
 */
export async function startStufSimulator(options: StufSimulatorOptions): Promise<StufSimulator> {
  const state = createState();
  const answer = async (request: SimulatorRequest): Promise<SimulatedResponse | undefined> => {
    const { before } = state;
    if (
      before !== null &&
      request.headers.soapaction?.toString().includes(before.operation) === true
    ) {
      state.before = null;
      await before.act(readStufRequest(request).reference);
    }
    return control(state, request) ?? answerRequest(state, request, options);
  };
  const simulator = await startHttpSimulator({ ...options, answer });
  return {
    ...simulator,
    cases: state.cases,
    documents: state.documents,
    repeats: () => state.repeats,
    setFault: (fault) => {
      state.fault = fault;
    },
    referencesOf: (operation) =>
      state.notified.filter((one) => one.operation === operation).map((one) => one.reference),
    beforeNext: (operation, act) => {
      state.before = { operation, act };
    },
    loseAnswersOf: (operation) => {
      state.lost = operation;
    },
    setOddAnswer: (odd) => {
      state.odd = odd;
    },
    settings: {
      sync_url: `${simulator.origin}/VerwerkSynchroonVrijBericht`,
      async_url: `${simulator.origin}/OntvangAsynchroon`,
      sender_organisation: '0344',
      sender_application: 'FORM',
      receiver_organisation: '0344',
      receiver_application: 'ZSH',
      case_types: `${knownCaseType} = Melding openbare ruimte\nB9999 = Vervallen`,
      document_types: 'Aanvraag = ZAAKVERTROUWELIJK',
      extra_elements: 'onderwerp = Onderwerp van de melding',
      username: stufUser.name,
      uses_basic: 'true',
    },
  };
}

const createState = (): State => ({
  cases: [],
  documents: [],
  known: new Set(),
  notified: [],
  numbers: 0,
  repeats: 0,
  fault: null,
  odd: null,
  lost: null,
  before: null,
});

function control(state: State, { method, path }: SimulatorRequest): SimulatedResponse | undefined {
  if (method !== 'PUT') return undefined;
  const [, what, first = '', code = ''] =
    /^\/control\/(fault|answer)\/(\w+)(?:\/(\w+))?$/.exec(path) ?? [];
  if (what === undefined) return undefined;
  const message = (['Fo01', 'Fo02', 'Fo03'] as const).find((one) => one === first);
  const odd = (['doctype', 'oversized', 'other'] as const).find((one) => one === first);
  if (what === 'fault') state.fault = message === undefined ? null : { message, code };
  else state.odd = odd ?? null;
  return { status: 204, body: Buffer.alloc(0) };
}

function answerRequest(
  state: State,
  request: SimulatorRequest,
  { tls }: StufSimulatorOptions,
): SimulatedResponse | undefined {
  if (tls !== undefined && request.clientFingerprint !== tls.clientFingerprint)
    return { status: 403, headers: { 'content-type': 'text/plain' }, body: Buffer.from('No.') };
  if (state.odd !== null) return oddAnswers[state.odd]();
  const operations = answers[request.path.slice(1)];
  if (operations === undefined) return undefined;
  if (request.method !== 'POST') return { status: 405, body: Buffer.alloc(0) };
  const stuf = readStufRequest(request);
  if (!stuf.isUser) return loginFault();
  if (stuf.sender !== 'FORM') return refuse(stuf, 'StUF013', 'client');
  const answered = operations[stuf.operation]?.(state, stuf);
  if (state.lost === stuf.operation) throw new Error('The answer is lost.');
  return answered;
}

type Answer = (state: State, request: StufRequest) => SimulatedResponse;

/** The operations of each endpoint. */
const answers: Readonly<Record<string, Readonly<Record<string, Answer>>>> = {
  VerwerkSynchroonVrijBericht: {
    genereerZaakIdentificatie_Di02: (state, request) =>
      giveNumber(state, request, (number, reference) =>
        caseNumberAnswer(`0344${number}`, reference),
      ),
    genereerDocumentIdentificatie_Di02: (state, request) =>
      giveNumber(state, request, (number, reference) =>
        documentNumberAnswer(`0344D${number}`, reference),
      ),
  },
  OntvangAsynchroon: {
    creeerZaak_Lk01: (state, request) => receive(state, request, createCase),
    updateZaak_Lk01: (state, request) => receive(state, request, updateCase),
    voegZaakdocumentToe_Lk01: (state, request) => receive(state, request, addDocument),
  },
};

function giveNumber(
  state: State,
  request: StufRequest,
  write: (number: string, reference: string) => SimulatedResponse,
): SimulatedResponse {
  const { reference } = request;
  if (isRepeat(state, reference)) return refuse(request, 'StUF016', 'client');
  state.known.add(reference);
  state.numbers += 1;
  return write(String(state.numbers).padStart(8, '0'), reference);
}

/** Receives a notification: a message that it refused is not known afterwards, unless the fault says so. */
function receive(
  state: State,
  request: StufRequest,
  store: (state: State, message: XmlElement) => string | null,
): SimulatedResponse {
  const { reference, message, operation } = request;
  state.notified.push({ operation, reference });
  if (isRepeat(state, reference)) return refuse(request, 'StUF016', 'client');
  const { fault } = state;
  if (fault !== null && (fault.operation ?? request.operation) === request.operation) {
    if (fault.isRemembered === true) state.known.add(reference);
    return faultAnswer(fault, { reference, repeated: allTextOf(message) });
  }
  const problem = store(state, message);
  if (problem !== null) return refuse(request, problem, 'server');
  state.known.add(reference);
  return confirmation(reference);
}

function isRepeat(state: State, reference: string): boolean {
  const isKnown = state.known.has(reference);
  if (isKnown) state.repeats += 1;
  return isKnown;
}

function refuse(
  { reference, message }: StufRequest,
  code: string,
  place: 'client' | 'server',
): SimulatedResponse {
  const repeated = allTextOf(message);
  return faultAnswer({ message: 'Fo03', code, place }, { reference, repeated });
}

const allTextOf = (message: XmlElement): string =>
  [...iterateElements(message)]
    .flatMap(({ children }) => children.filter((child) => typeof child === 'string'))
    .join(' ')
    .slice(0, 2_000);
