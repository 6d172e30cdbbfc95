interface SwitchableField {
  readonly custom_properties?: { readonly use_toggle_switch?: boolean };
}

/** Whether a checkbox is shown as a switch. */
export const isSwitch = ({ custom_properties }: SwitchableField): boolean =>
  custom_properties?.use_toggle_switch === true;
