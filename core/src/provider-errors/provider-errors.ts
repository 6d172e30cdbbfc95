/** Why an external service gave no usable response. */
export const providerErrors = [
  'not_configured',
  'no_answer',
  'unavailable',
  'too_many_requests',
  'not_authorised',
  'certificate_rejected',
  'certificate_expired',
  'certificate_untrusted',
  'not_allowed',
  'refused',
  'bad_answer',
  'place_missing',
  'no_access',
  'wrong_host_key',
] as const;
