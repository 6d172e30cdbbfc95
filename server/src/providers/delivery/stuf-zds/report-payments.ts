import * as v from 'valibot';
import { xml, type Xml } from '../../../platform/xml/xml.ts';
import { namespaces } from '../../../platform/stuf/stuf-names.ts';
import { stufMoment } from '../../../platform/stuf/stuf-time.ts';
import { notifyOnce, type CaseDelivery } from './notify-once.ts';
import { createPayment, writePayment, type StufCase, type StufPayment } from './stuf-case.ts';
import { currentRound, paymentStep, receivedStep } from './stuf-reference.ts';
import { writeHeader, type StufHeader } from './write-header.ts';

const paymentSchema = v.object({ indication: v.string(), lastPaidOn: v.nullable(v.string()) });

const readPayment = (stored: string): StufPayment => v.parse(paymentSchema, JSON.parse(stored));

/**
 * What the message that makes the case says of its payment: the same in every attempt, whatever goes back meanwhile. Later
 * changes are messages of their own.
 */
export async function toldFirst(
  { request, work: { steps } }: CaseDelivery,
  payment: StufPayment | undefined,
): Promise<StufPayment | undefined> {
  if (payment === undefined) return undefined;
  // A delivery of a release that told no changes: its case was made when it was paid.
  const isMade = steps.has(receivedStep('case', currentRound('case', steps.has)));
  const first = isMade ? (createPayment(request.payment, undefined) ?? payment) : payment;
  return readPayment(
    await steps.once(paymentStep(0), () => Promise.resolve(JSON.stringify(first))),
  );
}

/** Tells the case system what became of the payment since it was told last; what was not received goes first. */
export async function reportPayments(
  delivery: CaseDelivery,
  identification: string,
  { ofCase, payment }: { readonly ofCase: StufCase; readonly payment: StufPayment | undefined },
): Promise<void> {
  const { client, work } = delivery;
  if (ofCase.payment === undefined || payment === undefined) return;
  let before: StufPayment = ofCase.payment;
  for (let number = 1; ; number += 1) {
    const step = paymentStep(number);
    if (!work.steps.has(step) && isSame(before, payment)) return;
    const stored = await work.steps.once(step, () => Promise.resolve(JSON.stringify(payment)));
    const change: Pick<PaymentChange, 'before' | 'after'> = { before, after: readPayment(stored) };
    await notifyOnce(delivery, step, (reference) =>
      client.notify('updateCase', reference, (header) =>
        writePaymentChange({ identification, description: ofCase.description, ...change }, header),
      ),
    );
    before = change.after;
  }
}

const isSame = (one: StufPayment, other: StufPayment): boolean =>
  one.indication === other.indication && one.lastPaidOn === other.lastPaidOn;

/** The payment of a case as it was told before, and as it is now. */
export interface PaymentChange {
  readonly identification: string;
  readonly description: string;
  readonly before: StufPayment;
  readonly after: StufPayment;
}

/** A day that the case no longer has (StUF 3.01: an element without a value). */
const noDay = xml`<ZKN:laatsteBetaaldatum StUF:noValue="geenWaarde" xsi:nil="true"/>`;

/** The notification that changes a case (`updateZaak`): its old and its new values, of which others stay as they are. */
export function writePaymentChange(
  { identification, description, before, after }: PaymentChange,
  header: StufHeader,
): Xml {
  const moment = stufMoment(header.now);
  const objects = [before, after].map(
    (payment) =>
      xml`<ZKN:object StUF:entiteittype="ZAK" StUF:verwerkingssoort="W"><ZKN:identificatie>${identification}</ZKN:identificatie><ZKN:omschrijving>${description}</ZKN:omschrijving>${writePayment(payment)}${
        payment.lastPaidOn === null ? noDay : null
      }<StUF:tijdstipRegistratie>${moment}</StUF:tijdstipRegistratie></ZKN:object>`,
  );
  return xml`<ZKN:zakLk01 xmlns:ZKN="${namespaces.cases}" xmlns:StUF="${namespaces.stuf}" xmlns:xsi="${namespaces.schema}">${writeHeader(
    header,
    { code: 'Lk01', entity: 'ZAK' },
  )}<ZKN:parameters><StUF:mutatiesoort>W</StUF:mutatiesoort><StUF:indicatorOvername>V</StUF:indicatorOvername></ZKN:parameters>${objects}</ZKN:zakLk01>`;
}
