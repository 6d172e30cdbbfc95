import { namespaces } from '../../src/platform/stuf/stuf-names.ts';
import {
  elementsOf,
  findChild,
  getChild,
  iterateElements,
  textOf,
  type XmlElement,
} from '../../src/platform/xml/xml-element.ts';
import { textAt } from './read-stuf-request.ts';

/** A case of the simulated system. */
export interface SimulatedCase {
  readonly identification: string;
  readonly description: string;
  readonly caseType: string;
  /** The delivery's id. */
  readonly mark: string;
  /** The BSN of the initiator; empty when it is somebody else. */
  readonly bsn: string;
  readonly extraElements: Readonly<Record<string, string>>;
  /** In the words of the sector model; empty when the case does not say. */
  readonly payment: string;
  /** As `yyyyMMdd`; empty when the case does not say. */
  readonly lastPaidOn: string;
}

/** A document of a case of the simulated system. */
export interface SimulatedDocument {
  readonly identification: string;
  readonly caseIdentification: string;
  readonly fileName: string;
  readonly confidentiality: string;
  readonly content: Buffer;
}

/** What the simulated system has stored. */
export interface StoredCases {
  readonly cases: SimulatedCase[];
  readonly documents: SimulatedDocument[];
}

/** The only case type that it takes. */
export const knownCaseType = 'B0337';

const objectIn = (message: XmlElement): XmlElement => getChild(message, namespaces.cases, 'object');

const indications = new Set(['', 'N.v.t.', '(Nog) niet', 'Gedeeltelijk', 'Geheel']);

/** Creates a case; returns the code of what is wrong. */
export function createCase(state: StoredCases, message: XmlElement): string | null {
  const object = objectIn(message);
  const identification = textAt(object, 'identificatie');
  const caseType = textAt(object, 'isVan', 'gerelateerde', 'code');
  if (caseType !== knownCaseType) return 'StUF064';
  if (state.cases.some((one) => one.identification === identification)) return 'StUF046';
  const payment = textAt(object, 'betalingsIndicatie');
  const lastPaidOn = textAt(object, 'laatsteBetaaldatum');
  if (!indications.has(payment) || !/^(\d{8})?$/.test(lastPaidOn)) return 'StUF055';
  state.cases.push({
    identification,
    description: textAt(object, 'omschrijving'),
    caseType,
    mark: textAt(object, 'kenmerk', 'kenmerk'),
    bsn: bsnOf(object),
    extraElements: extraElementsOf(object),
    payment,
    lastPaidOn,
  });
  return null;
}

/**
 * Changes the payment of a case; returns the code of what is wrong. The old values must be those that it has, and a value
 * that goes must be said to go.
 */
export function updateCase({ cases }: StoredCases, message: XmlElement): string | null {
  const [before, after, other] = elementsOf(message).filter(({ name }) => name === 'object');
  if (before === undefined || after === undefined || other !== undefined) return 'StUF055';
  const identification = textAt(before, 'identificatie');
  const at = cases.findIndex((one) => one.identification === identification);
  const found = cases[at];
  if (found === undefined) return 'StUF064';
  const old = paymentOf(before);
  const changed = paymentOf(after);
  if (textAt(after, 'identificatie') !== identification || old === null || changed === null)
    return 'StUF055';
  if (old.payment !== found.payment || old.lastPaidOn !== found.lastPaidOn) return 'StUF058';
  cases[at] = { ...found, ...changed };
  return null;
}

/** The payment in an object that changes a case; `null` when it says nothing of one of both. */
function paymentOf(object: XmlElement): Pick<SimulatedCase, 'payment' | 'lastPaidOn'> | null {
  const day = findChild(object, namespaces.cases, 'laatsteBetaaldatum');
  const payment = textAt(object, 'betalingsIndicatie');
  const lastPaidOn = day === undefined ? '' : textOf(day);
  const isGone = day?.attributes.some(
    ({ namespace, name, value }) =>
      namespace === namespaces.stuf && name === 'noValue' && value === 'geenWaarde',
  );
  const isSaid = lastPaidOn === '' ? isGone === true : /^\d{8}$/.test(lastPaidOn);
  return isSaid && payment !== '' && indications.has(payment) ? { payment, lastPaidOn } : null;
}

const bsnOf = (object: XmlElement): string => {
  const found = [...iterateElements(object)].find(
    ({ namespace, name }) => namespace === namespaces.persons && name === 'inp.bsn',
  );
  return found === undefined ? '' : textOf(found);
};

const getName = ({ attributes }: XmlElement): string =>
  attributes.find(({ name }) => name === 'naam')?.value ?? '';

function extraElementsOf(object: XmlElement): Readonly<Record<string, string>> {
  const holder = findChild(object, namespaces.stuf, 'extraElementen');
  const elements = holder === undefined ? [] : [...iterateElements(holder)].slice(1);
  return Object.fromEntries(elements.map((one) => [getName(one), textOf(one)] as const));
}

/** Adds a document to a case; returns the code of what is wrong. */
export function addDocument(state: StoredCases, message: XmlElement): string | null {
  const object = objectIn(message);
  const caseIdentification = textAt(object, 'isRelevantVoor', 'gerelateerde', 'identificatie');
  if (!state.cases.some((one) => one.identification === caseIdentification)) return 'StUF064';
  const content = getChild(object, namespaces.cases, 'inhoud');
  state.documents.push({
    identification: textAt(object, 'identificatie'),
    caseIdentification,
    fileName: content.attributes.find(({ name }) => name === 'bestandsnaam')?.value ?? '',
    confidentiality: textAt(object, 'vertrouwelijkAanduiding'),
    content: Buffer.from(textOf(content), 'base64'),
  });
  return null;
}
