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
  DeliveredRepresentation,
  DeliveryRequest,
} from '../../../providers/delivery/delivery-driver.ts';
import type { SentSubmission } from '../../filled-version/filled-submission-queries.ts';
import type { ShownAnswers } from '../../reading/open-submission.ts';

/** Receivers get the same texts, whatever language the visitor used. */
const locale = 'nl-NL';

/** The content of a delivery. */
export interface WrittenDelivery {
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
  /** The e-mail addresses of the destinations that rules chose. */
  readonly routedTo: readonly string[];
  /** The BSN and KVK numbers of the logins, masked to show them. */
  readonly identifiers: readonly string[];
  /** Likewise, of each login for somebody else. */
  readonly representations: readonly DeliveredRepresentation[];
}

/** The submission as an integration sends it. */
export function writeDelivery(delivery: WrittenDelivery): DeliveryRequest {
  const { id, origin, integration, sent, shown, isMasked, routedTo, identifiers } = delivery;
  const { form_id: formId, completed_at: completedAt } = sent;
  if (completedAt === null) throw new Error('A final submission has no moment of completion.');
  const submission = {
    ...shown.definition,
    answers: shown.answers,
    number: sent.title,
    completedAt: completedAt.getTime(),
  };
  const context = { locale, translate: translatorOf(locale) };
  const writing = { types: fieldTypes, context, formulas: formulaEngine };
  return {
    id,
    source: new URL(`/forms/${formId}`, origin).href,
    submission: {
      id: sent.id,
      number: sent.title,
      formId,
      formTitle: sent.form_title,
      completedAt: completedAt.toISOString(),
      isTest: sent.is_test,
    },
    values: writeOutgoing(integration, submission, writing),
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
    isMasked,
    routedTo,
    identifiers,
    representations: delivery.representations,
  };
}
