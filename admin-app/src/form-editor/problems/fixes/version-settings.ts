import {
  coSignatureDays,
  coSignatureReminder,
} from '@form-builder/core/version-settings/co-signature/co-signature-settings.ts';
import { mailRecipient } from '@form-builder/core/version-settings/mail-settings.ts';
import { msg } from '@lingui/core/macro';
import { changeVersionSettings } from '../../document/version-commands.ts';
import { mailFieldsOf } from '../../inspector/version/mail-fields.ts';
import type { FindFix } from './fix.ts';

/** Sends the confirmation to the only e-mail address that the form asks for. */
export const chooseOnlyMailField: FindFix = (_, { pages }) => {
  const [field, other] = mailFieldsOf(pages);
  if (!field || other) return undefined;
  const name = field.label.trim() || field.short_id;
  return {
    label: msg`e-mail sturen naar “${name}”`,
    command: changeVersionSettings({ [mailRecipient.key]: field.id }),
  };
};

/** Sends the reminder half way, as by default. */
export const remindEarlier: FindFix = (_, { settings }) => {
  const days = Math.floor((settings[coSignatureDays.key] ?? coSignatureDays.default()) / 2);
  return {
    label: msg`na ${days} dagen herinneren`,
    command: changeVersionSettings({ [coSignatureReminder.key]: days }),
  };
};
