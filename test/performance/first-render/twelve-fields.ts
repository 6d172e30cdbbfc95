import type { Field, Page } from '@form-builder/core/form/form-definition.ts';

const yesNo = [
  { id: 'ja', label: 'Ja' },
  { id: 'nee', label: 'Nee' },
];

const fields: readonly Field[] = [
  { id: 'f1', short_id: 'aaa1', type: 'text', label: 'Voornaam', is_required: true },
  { id: 'f2', short_id: 'aaa2', type: 'text', label: 'Achternaam', is_required: true },
  { id: 'f3', short_id: 'aaa3', type: 'email', label: 'E-mailadres', is_required: true },
  { id: 'f4', short_id: 'aaa4', type: 'postcode', label: 'Postcode', is_required: true },
  { id: 'f5', short_id: 'aaa5', type: 'number', label: 'Huisnummer', is_required: true },
  { id: 'f6', short_id: 'aaa6', type: 'date', label: 'Geboortedatum' },
  { id: 'f7', short_id: 'aaa7', type: 'select', label: 'Wijk', options: yesNo },
  { id: 'f8', short_id: 'aaa8', type: 'select', label: 'Eerder aangevraagd?', options: yesNo },
  { id: 'f9', short_id: 'aaa9', type: 'text', label: 'Kenteken', hint: 'Zonder streepjes' },
  { id: 'f10', short_id: 'aa10', type: 'textarea', label: 'Toelichting' },
  { id: 'f11', short_id: 'aa11', type: 'checkbox', label: 'Ik wil bericht per e-mail' },
  { id: 'f12', short_id: 'aa12', type: 'checkbox', label: 'Ik heb alles naar waarheid ingevuld' },
];

/** A page of twelve questions, one control each. */
export const twelveFields: Page = { id: 'p1', title: 'Uw aanvraag', properties: fields };
