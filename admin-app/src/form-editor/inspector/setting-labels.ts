import type { SettingName } from '@form-builder/core/field-types/settings/setting-names.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** How the property panel names a setting and, where its name is not enough, explains it. */
export interface SettingLabel {
  readonly label: MessageDescriptor;
  readonly help?: MessageDescriptor;
}

/** A label for every setting: a forgotten one does not compile. */
export const settingLabels: Readonly<Record<SettingName, SettingLabel>> = {
  label: { label: msg`Label` },
  hint: { label: msg`Hulptekst`, help: msg`Staat boven het invoerveld.` },
  placeholder: {
    label: msg`Voorbeeld in het veld`,
    help: msg`Verdwijnt bij het typen. Zet belangrijke uitleg in de hulptekst.`,
  },
  content: { label: msg`Tekst` },
  options: { label: msg`Keuzes` },
  label_row: { label: msg`Naam van een rij`, help: msg`Bijvoorbeeld: Kind` },
  label_add_button: { label: msg`Tekst op de knop om een rij toe te voegen` },
  is_required: { label: msg`Verplicht` },
  is_hidden: { label: msg`Verborgen`, help: msg`Een regel kan het veld tonen.` },
  is_disabled: { label: msg`Niet in te vullen` },
  name: {
    label: msg`Naam voor exports en koppelingen`,
    help: msg`Zonder naam wordt het label gebruikt.`,
  },
  is_in_summary: { label: msg`In de samenvatting` },
  autocomplete_type: {
    label: msg`Automatisch aanvullen`,
    help: msg`De browser vult dan in wat de bezoeker eerder heeft opgeslagen.`,
  },
  width: { label: msg`Breedte`, help: msg`In kolommen van 12; leeg is de volle breedte.` },
  height: { label: msg`Hoogte in regels` },
  select_display: { label: msg`Weergave` },
  multi_select_display: { label: msg`Weergave` },
  show_select_all: { label: msg`Knop om alles te kiezen` },
  use_toggle_switch: { label: msg`Als schakelaar tonen` },
  display_character_limit: { label: msg`Tonen hoeveel tekens over zijn` },
  date_mask: { label: msg`Schrijfwijze van de datum` },
  country_code: { label: msg`Land` },
  text_prefill: { label: msg`Vooraf ingevuld` },
  long_text_prefill: { label: msg`Vooraf ingevuld` },
  number_prefill: { label: msg`Vooraf ingevuld` },
  date_prefill: { label: msg`Vooraf ingevuld` },
  is_current_date_prefill: { label: msg`Vooraf ingevuld met vandaag` },
  checkbox_prefill: { label: msg`Vooraf aangekruist` },
  choice_prefill: { label: msg`Vooraf gekozen` },
  choices_prefill: { label: msg`Vooraf gekozen` },
  character_limit: { label: msg`Hoogste aantal tekens` },
  character_set: { label: msg`Toegestane tekens` },
  pattern: {
    label: msg`Patroon`,
    help: msg`Een reguliere expressie waar het hele antwoord aan moet voldoen.`,
  },
  number_min: { label: msg`Kleinste waarde` },
  number_max: { label: msg`Grootste waarde` },
  decimal_places: { label: msg`Cijfers achter de komma` },
  date_min: { label: msg`Eerste datum` },
  date_max: { label: msg`Laatste datum` },
  past_dates_disabled: { label: msg`Alleen vandaag en later` },
  future_dates_disabled: { label: msg`Alleen vandaag en eerder` },
  accepted: { label: msg`Moet aangekruist zijn` },
  choices_min: { label: msg`Minste aantal keuzes` },
  choices_max: { label: msg`Grootste aantal keuzes` },
  rows_min: { label: msg`Minste aantal rijen` },
  rows_max: { label: msg`Grootste aantal rijen` },
  custom_error_message: { label: msg`Eigen foutmelding` },
  custom_required_message: { label: msg`Eigen melding als het antwoord ontbreekt` },
};
