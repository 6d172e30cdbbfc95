import * as v from 'valibot';
import { endpoint, publicAccess } from '../../endpoint.ts';
import { itemOf } from '../../list.ts';

const keySchema = v.pipe(v.string(), v.maxLength(100));

/** The endpoints for choosing a password by a mailed link: the first one, or a new one. */
export const passwordsContract = {
  requestPasswordReset: endpoint({
    method: 'POST',
    path: '/v0/public/password-resets',
    summary:
      'Mails a link to choose a new password. The answer is the same whether or not there is such a user.',
    access: publicAccess,
    body: v.object({ email: v.pipe(v.string(), v.trim(), v.email(), v.maxLength(254)) }),
    status: 204,
    errors: ['mail_unavailable', 'too_many_requests'],
  }),
  getPasswordPolicy: endpoint({
    method: 'GET',
    path: '/v0/public/password-policy',
    summary:
      'Reads the rules of the organisation for new passwords, to show them where one is chosen.',
    access: publicAccess,
    status: 200,
    answer: itemOf(
      v.object({
        min_length: v.number(),
        /** How many earlier passwords are refused. */
        history: v.number(),
      }),
    ),
    errors: [],
  }),
  readPasswordKey: endpoint({
    method: 'POST',
    path: '/v0/public/password-keys',
    summary: 'Reads whose password a mailed key can set.',
    access: publicAccess,
    body: v.object({ key: keySchema }),
    status: 200,
    answer: itemOf(v.object({ email: v.string(), name: v.string() })),
    errors: ['password_link_invalid'],
  }),
  confirmEmailChange: endpoint({
    method: 'POST',
    path: '/v0/public/email-changes',
    summary:
      'Confirms a new e-mail address by the key that was mailed to it, which works once. The earlier address gets a mail.',
    access: publicAccess,
    body: v.object({ key: keySchema }),
    status: 200,
    answer: itemOf(v.object({ email: v.string() })),
    errors: ['password_link_invalid', 'email_taken'],
  }),
  setPassword: endpoint({
    method: 'POST',
    path: '/v0/public/passwords',
    summary:
      'Sets a password by a mailed key, which works once. All sessions of the user end with it.',
    access: publicAccess,
    body: v.object({ key: keySchema, password: v.pipe(v.string(), v.maxLength(200)) }),
    status: 204,
    errors: ['password_link_invalid', 'password_unchanged'],
  }),
} as const;
