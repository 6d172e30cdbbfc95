import type { Readable } from 'node:stream';
import type { ValueProblemCode } from '@form-builder/core/contract/staff/settings/integrations.ts';
import type {
  ProviderList,
  TargetType,
} from '@form-builder/core/contract/staff/settings/provider-drivers.ts';
import type { NestedValues } from '@form-builder/core/integrations/nest-values.ts';
import type { SummarySection } from '@form-builder/core/summary/summary.ts';
import type { TenantMail } from '../../mails/tenant-mail.ts';
import { LoggableError } from '../../platform/logging/loggable-error.ts';
import type { OutgoingClient } from '../../platform/outgoing/outgoing-client.ts';
import type { OutgoingNetwork } from '../../platform/outgoing/outgoing-network.ts';
import type { PartyNumber } from '../auth/identifier-kind.ts';
import type { ProviderError } from '../provider-error.ts';
import type { TokenRequesters } from '../request-token.ts';
import type { ProviderResponse } from '../send-request.ts';
import type { DeliverySteps } from './delivery-steps.ts';

/** A final submission for a tenant's system. */
export interface DeliveryRequest {
  /** The delivery's id, the same in every attempt, by which receivers recognise repeats. */
  readonly id: string;
  /** The URL of the form, the source of the submission. */
  readonly source: string;
  readonly submission: DeliveredSubmission;
  /** The mapped values. */
  readonly values: NestedValues;
  /** The fields whose answers go to a target as they are. */
  readonly sources: readonly { readonly target: string; readonly field: string }[];
  /** The integration's settings for this driver, such as the case type, with their formulas filled in. */
  readonly options: Readonly<Record<string, string>>;
  /**
   * The filled parts of an option with a path, split at the slashes of its template: a slash in an answer separates
   * nothing.
   */
  readonly pathOf: (key: string) => readonly string[];
  /** The URL of the page on which staff read the submission. */
  readonly page: string;
  /** The language of dates and amounts, as `nl-NL`. */
  readonly locale: string;
  /** The answers as a summary shows them. */
  readonly summary: () => readonly SummarySection[];
  /** The numbers of the logins with their kinds: of whom the submission is about. */
  readonly identifiers: readonly PartyNumber[];
  /** The RSINs of the logins, which companies have beside their KVK numbers. */
  readonly rsins: readonly string[];
  /** The one that belongs to the initiator of a case; `undefined` without one. */
  readonly initiatorRsin: string | undefined;
  /** Who acted for the initiator of a case; `undefined` when nobody did. */
  readonly acting: DeliveredActing | undefined;
  /** What was paid with it; `null` for a form that asks for no payment, and so says nothing of costs. */
  readonly payment: DeliveredPayment | null;
  /** Whether sensitive answers are masked. */
  readonly isMasked: boolean;
  /** Whether what the register of persons gave is left out, because the person is shielded. */
  readonly isShielded: boolean;
  /** The e-mail addresses of the destinations that rules chose. */
  readonly routedTo: readonly string[];
}

/** What was paid with a submission; `none` when nothing had to be paid. */
export type DeliveredPayment =
  | { readonly status: 'none' | 'due' }
  | {
      readonly status: 'paid';
      /** ISO 8601. */
      readonly paidAt: string;
      /** What went back of it since. */
      readonly returned?: ReturnedPayment;
    };

/**
 * What went back of a payment: a part, or all of it, by a refund of staff or by the payer's bank. It never becomes less.
 */
export interface ReturnedPayment {
  readonly cents: number;
  readonly state: 'partly' | 'refunded' | 'charged_back';
}

/** Who acted for the initiator of a case; `lost` when a case cannot name them, so that it may not be made. */
export type DeliveredActing =
  { readonly kind: 'bsn' | 'kvk'; readonly number: string } | { readonly kind: 'lost' };

/** A file of a submission. */
export interface DeliveryFile {
  /** The path of the answer with it, as `fieldId` or `collectionId.rowIndex.fieldId`; absent for what we write ourselves. */
  readonly path?: string;
  readonly fileName: string;
  readonly contentType: string;
  readonly sizeBytes: number;
  readonly read: () => Promise<Readable>;
}

/** The files of a submission, read only when a driver sends them. */
export interface DeliveryDocuments {
  /** The answers as a PDF. */
  readonly pdf: () => Promise<DeliveryFile>;
  /** The accepted uploads, except those in masked answers. */
  readonly files: () => Promise<readonly DeliveryFile[]>;
}

/** The context of an attempt, besides the request. */
export interface DeliveryWork {
  readonly steps: DeliverySteps;
  readonly documents: DeliveryDocuments;
}

/** The properties of a submission that every receiver gets besides the mapped values. */
export interface DeliveredSubmission {
  readonly id: string;
  readonly number: string | null;
  readonly formId: string;
  readonly formTitle: string;
  /** ISO 8601. */
  readonly completedAt: string;
  readonly isTest: boolean;
}

/** A request as sent, for staff to read. */
export interface DeliveryMessage {
  readonly method: string;
  readonly url: string;
  readonly body: unknown;
  /** The values that the receiver would reject; only in previews. */
  readonly problems?: readonly ValueProblem[];
}

/** A value that does not fit the receiver's description of it. */
export interface ValueProblem {
  /** With dots between nested names. */
  readonly name: string;
  readonly code: ValueProblemCode;
}

/** Implements the protocol of one kind of receiver; throws a ProviderError. */
export interface DeliveryDriver {
  /** The requests that a delivery would send, in order, without sending them. */
  readonly describe: (request: DeliveryRequest) => readonly DeliveryMessage[];
  /** As `describe`, but it asks the receiver how it describes its values, and compares them. */
  readonly preview?: (request: DeliveryRequest) => Promise<readonly DeliveryMessage[]>;
  /** Delivers at least once, and returns the last response; skips the steps that `steps` contains. */
  readonly deliver: (request: DeliveryRequest, work: DeliveryWork) => Promise<ProviderResponse>;
  /** Whether sensitive answers are masked for this receiver. */
  readonly isMasked: (options: DeliveryRequest['options']) => boolean;
  /**
   * Whether what the register of persons gave of a shielded person is left out: what it sends stays in mailboxes, outside
   * the rights of this product.
   */
  readonly leavesOutShielded?: true;
  /** Checks, without side effects, that the receiver accepts our requests. */
  readonly check: (asker: DeliveryAsker) => Promise<void>;
  /** Reads an answer that the receiver sends to us; throws a LaterAnswerError. Absent: it sends none. */
  readonly readLaterAnswer?: (text: string) => LaterAnswer;
  /**
   * Lists the choices for a setting or option; `of` is the choice on which it depends, or empty.
   */
  readonly listChoices?: (list: ProviderList, of: string) => Promise<readonly ProviderChoice[]>;
}

/** The steps that note what a receiver says afterwards of one message. */
export interface SentStep {
  /** It refused the message: the next attempt sends it again. */
  readonly fault: string;
  readonly confirmed: string;
}

/** What a receiver says of a delivery after it took the message. */
export interface LaterAnswer {
  readonly deliveryId: string;
  /** The kind of the message, as staff see it. */
  readonly name: string;
  /** Why it did not do what was asked; `null`: it did. */
  readonly error: ProviderError | null;
  /** Finds what the answer is about, among the steps of the delivery. */
  readonly findStep: (steps: readonly string[]) => SentStep | undefined;
  /** Our answer to the receiver. */
  readonly reply: { readonly contentType: string; readonly body: string };
}

/** A later answer is not accepted; the message says why, and never what the answer contains. */
export class LaterAnswerError extends LoggableError {}

/** The lists of a receiver. */
export type ProviderLists = Readonly<
  Partial<Record<ProviderList, () => Promise<readonly ProviderChoice[]>>>
>;

/** Something of the receiver that can be chosen by name. */
export interface ProviderChoice {
  readonly value: string;
  readonly label: string;
  /** Of a name that values are mapped to. */
  readonly type?: TargetType;
  readonly isRequired?: boolean;
}

/** The administrator who checks a receiver, and what their tenant uses it for. */
export interface DeliveryAsker {
  readonly address: string | null;
  /** The options that integrations of its forms fill in. */
  readonly usedOptions: ReadonlySet<string>;
}

/** Sends a mail in the name and with the branding of the tenant. */
export type SendDeliveryMail = (mail: TenantMail) => Promise<void>;

/** The options of every driver. */
export interface DeliveryDriverOptions {
  readonly settings: unknown;
  readonly secret: string | null;
  /** `null`: its second service, if any, gets the secret. */
  readonly secondSecret: string | null;
  readonly client: OutgoingClient;
  readonly network: OutgoingNetwork;
  /** `null` when no mail can be sent. */
  readonly sendMail: SendDeliveryMail | null;
  readonly now: () => number;
  readonly tokens: TokenRequesters;
  /** The time-out of one request. */
  readonly timeoutMs: number;
}
