import type {
  Notification,
  NotificationKind,
} from '@form-builder/core/contract/staff/users/notifications.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { formatDay } from '../formats/format-day.ts';
import { failureTexts } from '../publication-failures/failure-texts.ts';
import { addressOf } from '../access/screens.ts';

interface NotificationKindView {
  readonly text: (notification: Notification) => MessageDescriptor;
  /** A reason below the text. */
  readonly detail?: (notification: Notification) => MessageDescriptor | undefined;
  readonly to: (notification: Notification) => string;
}

const toReview = ({ subject_id: id }: Notification): string => addressOf('formReview', { id });
const toExports = (): string => addressOf('exports');

const toSubmission = ({ form_id: id, subject_id: submissionId }: Notification): string =>
  addressOf('formSubmission', { id: id ?? '', submissionId });

/** What each notification says, and where it leads. */
export const notificationViews: Readonly<Record<NotificationKind, NotificationKindView>> = {
  proposal_waiting: {
    text: ({ subject }) => msg`${subject} wacht op je beoordeling`,
    to: toReview,
  },
  proposal_approved: {
    text: ({ subject }) => msg`Je voorstel voor ${subject} is goedgekeurd`,
    to: toReview,
  },
  proposal_rejected: {
    text: ({ subject }) => msg`Je voorstel voor ${subject} is afgewezen`,
    to: toReview,
  },
  proposal_changed: {
    text: ({ subject }) => msg`${subject} is gewijzigd: het voorstel is vervallen`,
    to: toReview,
  },
  proposal_retracted: {
    text: ({ subject }) => msg`Het voorstel voor ${subject} is ingetrokken`,
    to: toReview,
  },
  version_remarked: {
    text: ({ subject, count }) =>
      msg`${subject}: ${plural(count ?? 0, { one: '# opmerking van een collega', other: "# opmerkingen van collega's" })}`,
    to: toReview,
  },
  publication_failed: {
    text: ({ subject }) => msg`De geplande publicatie van ${subject} ging niet door`,
    detail: ({ failure }) => (failure === null ? undefined : failureTexts[failure]),
    to: toReview,
  },
  export_available: {
    text: ({ subject }) => msg`Je export van ${subject} staat klaar`,
    to: toExports,
  },
  export_failed: {
    text: ({ subject }) => msg`Je export van ${subject} is mislukt`,
    to: toExports,
  },
  export_refused: {
    text: ({ subject }) => msg`Je export van ${subject} kreeg geen toestemming`,
    to: toExports,
  },
  export_waiting: {
    text: ({ subject }) => msg`Je export van ${subject} wacht op toestemming van een collega`,
    to: toExports,
  },
  consent_waiting: {
    text: ({ subject }) => msg`Een export van ${subject} met BSN's wacht op jouw toestemming`,
    to: toExports,
  },
  deliveries_failed: {
    text: ({ subject, count }) =>
      msg`${subject}: ${plural(count ?? 0, { one: '# levering aan een ander systeem is mislukt', other: '# leveringen aan een ander systeem zijn mislukt' })}`,
    to: ({ subject_id: id }) => addressOf('formSubmissions', { id }),
  },
  payment_differs: {
    text: ({ subject }) => msg`${subject}: er is een ander bedrag betaald dan gevraagd`,
    to: toSubmission,
  },
  payment_currency_differs: {
    text: ({ subject }) => msg`${subject}: er is in een andere munt betaald dan gevraagd`,
    to: toSubmission,
  },
  payment_unclaimed: {
    text: ({ subject }) => msg`${subject}: er is betaald, maar de betaling hoort nergens bij`,
    to: toSubmission,
  },
  payment_charged_back: {
    text: ({ subject }) =>
      msg`${subject}: een betaling is teruggehaald door de bank van de betaler`,
    to: toSubmission,
  },
  data_request_due: {
    text: ({ subject, due_on: dueOn }) =>
      msg`Verzoek ${subject} moet op ${dueOn === null ? '' : formatDay(dueOn)} zijn beantwoord`,
    to: ({ subject_id: id }) => addressOf('settingsDataRequest', { id }),
  },
  rights_due: {
    text: ({ count }) =>
      msg`${plural(count ?? 0, { one: 'Controleer de rechten van # collega', other: "Controleer de rechten van # collega's" })}`,
    to: () => addressOf('settingsRights'),
  },
  emergency_account_used: {
    text: ({ subject, count }) =>
      msg`Het noodaccount ${subject} is gebruikt: ${plural(count ?? 0, { one: '# keer', other: '# keer' })} ingelogd in 30 dagen`,
    to: ({ subject_id: id }) => addressOf('user', { id }),
  },
  certificate_expires: {
    text: ({ subject, due_on: dueOn }) =>
      msg`Een certificaat of sleutel van ${subject} verloopt op ${dueOn === null ? '' : formatDay(dueOn)}`,
    to: () => addressOf('settingsProviders'),
  },
  provider_paused: {
    text: ({ subject }) =>
      msg`${subject} heeft een storing: bezoekers gaan zonder deze dienst verder`,
    to: () => addressOf('settingsProviders'),
  },
  receiver_paused: {
    text: ({ subject }) =>
      msg`${subject} heeft een storing: inzendingen wachten tot dit systeem weer reageert`,
    to: () => addressOf('settingsProviders'),
  },
  file_quarantined: {
    text: ({ count }) =>
      msg`${plural(count ?? 0, { one: '# bestand staat in quarantaine', other: '# bestanden staan in quarantaine' })}`,
    to: () => addressOf('settingsQuarantine'),
  },
  files_waiting: {
    text: ({ count }) =>
      msg`${plural(count ?? 0, { one: '# bestand wacht al meer dan een uur op de virusscanner', other: '# bestanden wachten al meer dan een uur op de virusscanner' })}`,
    to: () => addressOf('settingsQuarantine'),
  },
  quota_near: {
    text: ({ subject }) => msg`${subject}: 80 % van de limiet is gebruikt`,
    to: () => addressOf('settingsQuotas'),
  },
  quota_reached: {
    text: ({ subject }) => msg`${subject}: de limiet is bereikt`,
    to: () => addressOf('settingsQuotas'),
  },
};
