import type { FieldOf } from '@form-builder/core/form/form-definition.ts';

/** Whether the field is shown as a switch. */
export const isSwitch = ({ custom_properties }: FieldOf<'checkbox'>) =>
  custom_properties?.use_toggle_switch === true;
