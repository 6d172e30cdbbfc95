import type { DeliveryError } from '@form-builder/core/contract/staff/submissions/deliveries.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** The texts of the reasons why a receiver did not accept a submission. */
export const deliveryErrors: Readonly<Record<DeliveryError, MessageDescriptor>> = {
  not_configured: msg`de ontvanger is niet ingesteld`,
  no_answer: msg`de ontvanger gaf geen antwoord`,
  unavailable: msg`de ontvanger had een storing`,
  too_many_requests: msg`de ontvanger kreeg te veel berichten`,
  not_authorised: msg`de ontvanger accepteert onze sleutel niet`,
  certificate_rejected: msg`de ontvanger accepteert ons certificaat niet`,
  certificate_expired: msg`een certificaat is verlopen`,
  certificate_untrusted: msg`we vertrouwen het certificaat van de ontvanger niet`,
  not_allowed: msg`inzendingen mogen niet naar dit adres`,
  refused: msg`de ontvanger weigert het bericht`,
  bad_answer: msg`de ontvanger gaf een antwoord dat we niet begrijpen`,
  place_missing: msg`de map of de bucket bestaat niet`,
  no_access: msg`we mogen bij de ontvanger geen bestanden neerzetten`,
  wrong_host_key: msg`de vingerafdruk van de server klopt niet`,
};
