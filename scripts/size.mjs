import { formElement } from './building/parts.mjs';
import { measure } from './measuring/measure.mjs';
import { runCommand } from './user-error.mjs';

/** What a visitor's page loads, compressed as a server sends it. */
await runCommand(() =>
  measure(['parking-permit', 'form-12-fields', 'form-everyday', 'form-all-light-types'], {
    needsBrowser: false,
    parts: [formElement],
  }),
);
