import * as v from 'valibot';
import { assuranceLevels } from '../field-types/settings/assurance-level.ts';
import { providerIdSchema } from './visitor/login.ts';

/** The most days before its deletion that a saved draft can be reminded of. */
export const maxReminderDays = 60;

/** The conditions for submitting a version, which designers set and the visitor's form follows. */
export const submissionSettingsSchema = v.object({
  is_public: v.boolean(),
  /** The id of an e-mail field: its address is confirmed with a code before a submission is final. */
  verification_field: v.exactOptional(v.string()),
  /** True to ask for a code, sent by e-mail, when a saved form is opened by its link. */
  resume_code: v.exactOptional(v.boolean()),
  /** How many days before its deletion the visitor of a saved draft gets a reminder; absent: none. */
  reminder_days: v.exactOptional(
    v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(maxReminderDays)),
  ),
  /** False when visitors may no longer complete older versions: their answers move to this one. */
  may_finish_older: v.exactOptional(v.boolean()),
  /** The provider of the login that opens the form, and the minimum level. */
  login_provider: v.exactOptional(providerIdSchema),
  login_level: v.exactOptional(v.picklist(assuranceLevels)),
});
