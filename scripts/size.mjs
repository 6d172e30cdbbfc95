import { adminApp, formElement } from './building/parts.mjs';
import { measure } from './measuring/measure.mjs';
import { runCommand } from './user-error.mjs';

/** Measures what a visitor's page and the admin app load, compressed as sent by a server. */
await runCommand(() =>
  measure(
    ['parking-permit', 'form-12-fields', 'form-everyday', 'form-all-light-types', 'admin-app'],
    {
      needsBrowser: false,
      parts: [formElement, adminApp],
    },
  ),
);
