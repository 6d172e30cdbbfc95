import { xml, type Xml } from '../../../platform/xml/xml.ts';
import type { DeliveryRequest, ReturnedPayment } from '../delivery-driver.ts';
import { mappedText, mappedTexts } from '../mapped-text.ts';
import {
  findAuthorised,
  findInitiator,
  writeAuthorised,
  writeInitiator,
  type StufInitiator,
} from './stuf-initiator.ts';
import { namespaces } from '../../../platform/stuf/stuf-names.ts';
import type { StufSettings } from './stuf-settings.ts';
import { stufDay, stufMoment } from '../../../platform/stuf/stuf-time.ts';
import { writeHeader, type StufHeader } from './write-header.ts';

/** A type of cases, as an administrator entered it. */
export interface StufCaseType {
  readonly code: string;
  readonly description: string;
}

/** The chosen type; `undefined` when it is not among those of the provider. */
export function findCaseType(
  { options }: Pick<DeliveryRequest, 'options'>,
  { caseTypes }: Pick<StufSettings, 'caseTypes'>,
): StufCaseType | undefined {
  const found = caseTypes.find(([code]) => code === options['case_type']);
  return found && { code: found[0], description: found[1] };
}

/** What a case system gets of a submission. */
export interface StufCase {
  readonly description: string;
  readonly explanation: string;
  /** The delivery's id, by which staff find the submission of a case. */
  readonly mark: string;
  /** The day of the submission, as `yyyyMMdd`. */
  readonly day: string;
  /** The moment of the submission, as `yyyyMMddHHmmssSSS`. */
  readonly moment: string;
  readonly caseType: StufCaseType;
  readonly extraElements: readonly { readonly name: string; readonly value: string }[];
  /** What the case says of its costs; `undefined` for a form that asks for no payment. */
  readonly payment: StufPayment | undefined;
  readonly initiator: StufInitiator | undefined;
  /** Who acted for the initiator. */
  readonly authorised: StufInitiator | undefined;
}

/** The words of the sector model, and the day of the payment as `yyyyMMdd`. */
export interface StufPayment {
  readonly indication: string;
  /** `null`: nothing was paid, or it all went back. */
  readonly lastPaidOn: string | null;
}

const paymentWords = { none: 'N.v.t.', due: '(Nog) niet', paid: 'Geheel' } as const;
const returnedWords = {
  partly: 'Gedeeltelijk',
  refunded: 'N.v.t.',
  charged_back: '(Nog) niet',
} as const;

/** What a case says of a payment, of which something may have gone back. */
export function createPayment(
  payment: DeliveryRequest['payment'],
  returned: ReturnedPayment | undefined,
): StufPayment | undefined {
  if (payment === null) return undefined;
  if (payment.status !== 'paid')
    return { indication: paymentWords[payment.status], lastPaidOn: null };
  const state = returned?.state;
  return {
    indication: state === undefined ? paymentWords.paid : returnedWords[state],
    lastPaidOn:
      state === undefined || state === 'partly' ? stufDay(Date.parse(payment.paidAt)) : null,
  };
}

/** What went back of the payment of a submission. */
const returnedOf = ({ payment }: Pick<DeliveryRequest, 'payment'>): ReturnedPayment | undefined =>
  payment?.status === 'paid' ? payment.returned : undefined;

const maxDescription = 80;
const maxExplanation = 1000;

/** The case of a submission. */
export function createStufCase(request: DeliveryRequest, caseType: StufCaseType): StufCase {
  const { id, options, submission, values } = request;
  const description = options['description']?.trim() || submission.formTitle;
  const completedAt = Date.parse(submission.completedAt);
  return {
    description: description.slice(0, maxDescription),
    explanation: mappedText(values, 'zaak', 'toelichting').slice(0, maxExplanation),
    mark: id,
    day: stufDay(completedAt),
    moment: stufMoment(completedAt),
    caseType,
    extraElements: mappedTexts(values, 'extraElementen'),
    payment: createPayment(request.payment, returnedOf(request)),
    initiator: findInitiator(request),
    authorised: findAuthorised(request),
  };
}

/** The notification that adds a case; the elements have the order of the sector model. */
export function writeCase(found: StufCase, identification: string, header: StufHeader): Xml {
  const { description, explanation, mark, day, moment, extraElements } = found;
  const { initiator, authorised, payment } = found;
  return xml`<ZKN:zakLk01 xmlns:ZKN="${namespaces.cases}" xmlns:StUF="${namespaces.stuf}" xmlns:BG="${namespaces.persons}">${writeHeader(
    header,
    { code: 'Lk01', entity: 'ZAK' },
  )}<ZKN:parameters><StUF:mutatiesoort>T</StUF:mutatiesoort><StUF:indicatorOvername>V</StUF:indicatorOvername></ZKN:parameters><ZKN:object StUF:entiteittype="ZAK" StUF:verwerkingssoort="T"><ZKN:identificatie>${identification}</ZKN:identificatie><ZKN:omschrijving>${description}</ZKN:omschrijving>${
    explanation === '' ? null : xml`<ZKN:toelichting>${explanation}</ZKN:toelichting>`
  }<ZKN:kenmerk><ZKN:kenmerk>${mark}</ZKN:kenmerk><ZKN:bron>form-builder</ZKN:bron></ZKN:kenmerk><ZKN:startdatum>${day}</ZKN:startdatum><ZKN:registratiedatum>${day}</ZKN:registratiedatum>${
    payment === undefined ? null : writePayment(payment)
  }<ZKN:zaakniveau>1</ZKN:zaakniveau><ZKN:deelzakenIndicatie>N</ZKN:deelzakenIndicatie><StUF:tijdstipRegistratie>${moment}</StUF:tijdstipRegistratie>${writeExtraElements(extraElements)}${writeCaseType(found)}${
    authorised === undefined ? null : writeAuthorised(authorised, moment)
  }${
    initiator === undefined ? null : writeInitiator(initiator, moment)
  }</ZKN:object></ZKN:zakLk01>`;
}

/** What a message says of a payment. */
export const writePayment = ({ indication, lastPaidOn }: StufPayment): Xml =>
  xml`<ZKN:betalingsIndicatie>${indication}</ZKN:betalingsIndicatie>${
    lastPaidOn === null ? null : xml`<ZKN:laatsteBetaaldatum>${lastPaidOn}</ZKN:laatsteBetaaldatum>`
  }`;

function writeExtraElements(elements: StufCase['extraElements']): Xml | null {
  if (elements.length === 0) return null;
  return xml`<StUF:extraElementen>${elements.map(
    ({ name, value }) => xml`<StUF:extraElement naam="${name}">${value}</StUF:extraElement>`,
  )}</StUF:extraElementen>`;
}

const writeCaseType = ({ caseType: { code, description }, day }: StufCase): Xml =>
  xml`<ZKN:isVan StUF:entiteittype="ZAKZKT" StUF:verwerkingssoort="T"><ZKN:gerelateerde StUF:entiteittype="ZKT" StUF:verwerkingssoort="I"><ZKN:omschrijving>${description}</ZKN:omschrijving><ZKN:code>${code}</ZKN:code><ZKN:ingangsdatumObject>${day}</ZKN:ingangsdatumObject></ZKN:gerelateerde></ZKN:isVan>`;
