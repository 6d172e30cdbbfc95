import { fieldTypes } from '@form-builder/core/field-types/registry.ts';
import {
  writeOptions,
  writeOutgoing,
  writePath,
} from '@form-builder/core/integrations/write-outgoing.ts';
import { translatorOf } from '@form-builder/core/messages/all-messages.ts';
import { formulaEngine } from '@form-builder/core/session/formulas/formula-engine.ts';
import { summarise } from '@form-builder/core/summary/summarise.ts';
import type { Integration } from '@form-builder/core/version-settings/integrations/integration.ts';
import type {
  DeliveryRequest,
  ReturnedPayment,
} from '../../../providers/delivery/delivery-driver.ts';
import { findActing } from '../../../providers/delivery/find-acting.ts';
import { findInitiatorRsin } from '../../../providers/delivery/find-initiator-rsin.ts';
import type { SentSubmission } from '../../filled-version/filled-submission-queries.ts';
import type { ShownAnswers } from '../../reading/open-submission.ts';
import type { DeliveredParties, SentParties } from './delivered-parties.ts';
import { findDeliveredPayment } from './find-delivered-payment.ts';

/** Receivers get the same texts, whatever language the visitor used. */
const locale = 'nl-NL';

/** The content of a delivery. */
export interface WrittenDelivery extends SentParties {
  readonly id: string;
  readonly origin: string;
  readonly integration: Integration;
  readonly sent: Pick<
    SentSubmission,
    'id' | 'form_id' | 'form_title' | 'title' | 'completed_at' | 'is_test'
  >;
  /** Unmasked to send, masked to show to staff. */
  readonly shown: ShownAnswers;
  readonly isMasked: boolean;
  /** What the register of persons gave is left out, because the person is shielded; false when absent. */
  readonly isShielded?: boolean;
  /** The e-mail addresses of the destinations that rules chose. */
  readonly routedTo: readonly string[];
  /** What went back of its payment. */
  readonly returned?: ReturnedPayment | undefined;
}

const context = { locale, translate: translatorOf(locale) };
const writing = { types: fieldTypes, context, formulas: formulaEngine };

type Written = Pick<WrittenDelivery, 'integration' | 'sent' | 'shown'>;

/** The parties as a request names them. The answers must be unmasked, because masked numbers are all alike. */
export function namePartiesOf(
  delivery: Written,
  { identifiers, companies, representations }: DeliveredParties,
): SentParties {
  const values = writeOutgoing(delivery.integration, submissionOf(delivery), writing);
  return {
    identifiers,
    rsins: companies.map(({ rsin }) => rsin),
    initiatorRsin: findInitiatorRsin({ values, identifiers }, companies),
    acting: findActing({ values, identifiers, representations }),
  };
}

/** The submission as an integration sends it. */
export function writeDelivery(delivery: WrittenDelivery): DeliveryRequest {
  const { id, origin, integration, sent, shown, isMasked, routedTo } = delivery;
  const { identifiers, rsins, initiatorRsin, acting } = delivery;
  const { form_id: formId } = sent;
  const submission = submissionOf(delivery);
  const completedAt = new Date(submission.completedAt).toISOString();
  return {
    id,
    source: new URL(`/forms/${formId}`, origin).href,
    submission: {
      id: sent.id,
      number: sent.title,
      formId,
      formTitle: sent.form_title,
      completedAt,
      isTest: sent.is_test,
    },
    values: writeOutgoing(integration, submission, writing),
    sources: integration.outgoing.flatMap(({ target, source }) =>
      source.kind === 'answer' ? [{ target: target.trim(), field: source.field }] : [],
    ),
    options: writeOptions(integration, submission, writing),
    pathOf: (key) => writePath(integration.options[key] ?? '', submission, writing),
    page: new URL(`/forms/${formId}/submissions/${sent.id}`, origin).href,
    locale,
    summary: () =>
      summarise(submission, fieldTypes, context, {
        formulas: formulaEngine,
        answeredAt: submission.completedAt,
        isMasked,
        masked: shown.masked,
      }),
    payment: findDeliveredPayment({ ...shown, completedAt, returned: delivery.returned }),
    isMasked,
    isShielded: delivery.isShielded === true,
    routedTo,
    identifiers,
    rsins,
    initiatorRsin,
    acting,
  };
}

function submissionOf({ sent, shown }: Written) {
  const { title: number, completed_at: completedAt } = sent;
  if (completedAt === null) throw new Error('A final submission has no moment of completion.');
  return {
    ...shown.definition,
    answers: shown.answers,
    number,
    completedAt: completedAt.getTime(),
  };
}
