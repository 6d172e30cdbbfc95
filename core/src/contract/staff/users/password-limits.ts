import { shortestPassword } from '../../../validation/password-rules.ts';

/** The limits and defaults of an organisation's rules for passwords. */
export const passwordLimits = {
  minLength: { minimum: shortestPassword, maximum: 64, initial: shortestPassword },
  /** Each earlier password takes tenths of a second to compare with. */
  history: { minimum: 0, maximum: 10, initial: 0 },
  maxDays: { minimum: 30, maximum: 730 },
} as const;
