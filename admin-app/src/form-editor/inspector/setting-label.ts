import type { MessageDescriptor } from '@lingui/core';

/** The name of a setting in the property panel and, where needed, an explanation. */
export interface SettingLabel {
  readonly label: MessageDescriptor;
  readonly help?: MessageDescriptor;
}
