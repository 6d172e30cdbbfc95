import type { Messages } from '@lingui/core';

/** Made from en.po by scripts/compile-messages.mjs. */
export const messages = {
  'problem.answers_invalid': ['Some answers need correction'],
  'problem.answers_invalid.detail': [
    'Some fields are incomplete or invalid. Your answers have been kept.',
  ],
  'problem.conflict': ['Conflict with another change'],
  'problem.conflict.detail': [
    'This is not possible now, because something has changed. Refresh the page and try again.',
  ],
  'problem.environment_not_allowed': ['Environment not accessible'],
  'problem.environment_not_allowed.detail': ['You may not view forms in this environment.'],
  'problem.environment_not_found': ['Environment not found'],
  'problem.environment_not_found.detail': [
    'Choose development, test, acceptance or production as the environment.',
  ],
  'problem.forbidden': ['Access denied'],
  'problem.forbidden.detail': ['You do not have the right to do this. Ask your administrator.'],
  'problem.form_not_found': ['Form not found'],
  'problem.form_not_found.detail': [
    'This form does not exist, or no longer exists. Check the link.',
  ],
  'problem.form_not_published': ['Form not available'],
  'problem.form_not_published.detail': [
    'This form is not published at the moment. Try again later.',
  ],
  'problem.internal': ['An error has occurred'],
  'problem.internal.detail': ['Please contact the helpdesk for this problem.'],
  'problem.invalid': ['Some fields are incomplete or invalid'],
  'problem.invalid.detail': ['Some of the data is incomplete or invalid.'],
  'problem.login_expired': ['You are no longer logged in'],
  'problem.login_expired.detail': [
    'You have been inactive for too long. Log in again to continue.',
  ],
  'problem.login_level_too_low': ['A higher login level is needed'],
  'problem.login_level_too_low.detail': [
    'Log in again and choose a login method with a higher level.',
  ],
  'problem.login_other_person': ['Logged in as someone else'],
  'problem.login_other_person.detail': [
    'Someone else started this form. Log in as that person or start a new form.',
  ],
  'problem.login_required': ['Login needed'],
  'problem.login_required.detail': ['Log in to continue.'],
  'problem.malformed_json': ['Unreadable request'],
  'problem.malformed_json.detail': ['The body of the request is not valid JSON.'],
  'problem.method_not_allowed': ['Method not allowed'],
  'problem.method_not_allowed.detail': ['This address does not know this method.'],
  'problem.not_authenticated': ['User not authenticated!'],
  'problem.not_authenticated.detail': ["User isn't logged in. Sign in to continue."],
  'problem.not_found': ['Page / Resource not found'],
  'problem.not_found.detail': ['What you are looking for does not exist, or no longer exists.'],
  'problem.origin_not_allowed': ['Website not allowed'],
  'problem.origin_not_allowed.detail': [
    'This website may not show this form. The administrator can allow the website.',
  ],
  'problem.payment_not_due': ['Nothing to pay'],
  'problem.payment_not_due.detail': ['There is no open payment for this form.'],
  'problem.precondition_required': ['Version tag is missing'],
  'problem.precondition_required.detail': ['Send the version you read with If-Match.'],
  'problem.provider_unavailable': ['Service unavailable'],
  'problem.provider_unavailable.detail': [
    'The service that we need for this is not answering now. Try again later.',
  ],
  'problem.return_address_not_allowed': ['Cannot return'],
  'problem.return_address_not_allowed.detail': [
    'The page that shows this form may not do this. Contact the administrator of the website.',
  ],
  'problem.stale': ['Changed in the meantime'],
  'problem.stale.detail': [
    'Someone else has changed this in the meantime. Look at that change before you save.',
  ],
  'problem.tenant_disabled': ['Module unavailable'],
  'problem.tenant_disabled.detail': ['The application is currently unavailable.'],
  'problem.tenant_not_found': ['Organisation not found'],
  'problem.tenant_not_found.detail': ['No organisation is known at this address.'],
  'problem.token_expired': ['Sign-in expired'],
  'problem.token_expired.detail': ['Your sign-in has expired. Sign in again.'],
  'problem.too_large': ['Content too large.'],
  'problem.too_large.detail': ['What you are sending is too large. Make your answers shorter.'],
  'problem.too_many_requests': ['Too many requests'],
  'problem.too_many_requests.detail': [
    'There were too many requests in a short time. Wait a moment and try again.',
  ],
  'problem.transition_not_allowed': ['Step not possible'],
  'problem.transition_not_allowed.detail': ['This step is not possible from the current status.'],
  'problem.unavailable': ['Temporarily unavailable'],
  'problem.unavailable.detail': ['The server is briefly unavailable. Try again shortly.'],
  'problem.unknown_field': ['Unknown question'],
  'problem.unknown_field.detail': ['An answer was sent to a question that is not in this form.'],
  'problem.unsupported_media_type': ['Content type not supported'],
  'problem.unsupported_media_type.detail': ['Send the body as application/json.'],
  'problem.version_locked': ['Version locked'],
  'problem.version_locked.detail': [
    'This version has been published and can no longer be modified. Create a new version.',
  ],
} satisfies Messages;
