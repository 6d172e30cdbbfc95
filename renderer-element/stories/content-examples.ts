import type { FieldExamples } from './field-example.ts';

type ContentType =
  | 'formula'
  | 'date-formula'
  | 'text-layout'
  | 'text-title'
  | 'inline-notice'
  | 'image'
  | 'downloadable-file'
  | 'divider'
  | 'group'
  | 'input-collection'
  | 'break'
  | 'stop-block'
  | 'template';

const richText =
  '<h3>Wat u moet weten</h3><p>Vraag de vergunning <strong>acht weken</strong> van tevoren aan. ' +
  'Lees eerst <a href="https://www.voorbeeld.nl/regels">de regels voor evenementen</a>.</p>' +
  '<ul><li>Tot 100 bezoekers: een melding is genoeg.</li><li>Meer bezoekers: een vergunning.</li></ul>' +
  '<table><tbody><tr><th>Soort</th><th>Kosten</th></tr><tr><td>Melding</td><td>Gratis</td></tr>' +
  '<tr><td>Vergunning</td><td>€ 120,00</td></tr></tbody></table>';

const notice = '<p>Het loket is op 25 december <strong>gesloten</strong>.</p>';

/** Examples of the types that show, hold or work out something. */
export const contentExamples: Pick<FieldExamples, ContentType> = {
  formula: {
    field: {
      label: 'Leges',
      hint: 'Wij rekenen dit voor u uit.',
      custom_properties: { formula: '12 * 10.5' },
    },
  },
  'date-formula': {
    field: {
      label: 'Uiterlijk aanvragen op',
      custom_properties: { formula: 'ADDWEEKS(DATE(2026;12;31);-8)' },
    },
  },
  'text-layout': { field: { label: 'Uitleg', custom_properties: { content: richText } } },
  'text-title': { field: { label: 'Over het evenement' } },
  'inline-notice': {
    field: { label: 'Let op', custom_properties: { content: notice, variant: 'notice' } },
    looks: {
      informatie: { custom_properties: { content: notice, variant: 'info' } },
      waarschuwing: { custom_properties: { content: notice, variant: 'warning' } },
      fout: { custom_properties: { content: notice, variant: 'error' } },
      bevestiging: { custom_properties: { content: notice, variant: 'confirmation' } },
    },
  },
  image: {
    field: {
      label: 'Plattegrond',
      url: '/stories/plattegrond.svg',
      custom_properties: { alt: 'Plattegrond van het marktplein met de kramen en de nooduitgang' },
    },
  },
  'downloadable-file': {
    field: {
      label: 'Voorbeeld van een veiligheidsplan',
      hint: 'Gebruik dit als begin van uw eigen plan.',
      url: '/stories/veiligheidsplan.pdf',
      custom_properties: {
        file_name: 'veiligheidsplan.pdf',
        can_show_size: true,
        file_size: 245_760,
      },
    },
  },
  divider: { field: { label: 'Lijn' } },
  group: {
    field: {
      label: 'Uw adres',
      hint: 'Waar u nu woont.',
      children: [
        { id: 'street', short_id: 'str1', type: 'text', label: 'Straat', width: 8 },
        { id: 'number', short_id: 'num1', type: 'text', label: 'Huisnummer', width: 4 },
        { id: 'town', short_id: 'twn1', type: 'text', label: 'Plaats', is_required: true },
      ],
    },
    inside: { street: 'Kerkstraat', number: '12', town: 'Voorbeeldstad' },
  },
  'input-collection': {
    field: {
      label: 'Kinderen die meegaan',
      custom_properties: {
        min: 1,
        max: 4,
        label_row: 'Kind',
        label_add_button: 'Kind toevoegen',
      },
      children: [
        { id: 'child', short_id: 'chi1', type: 'text', label: 'Naam', is_required: true },
        { id: 'born', short_id: 'brn1', type: 'date', label: 'Geboortedatum' },
      ],
    },
    answer: [
      { child: 'Noor', born: '2018-03-04' },
      { child: 'Sem', born: '2020-11-20' },
    ],
  },
  break: {
    field: { label: 'Controleer dit deel' },
    note: 'Splits a page. Visitors see this line only where it cannot: in a group or a row. What they see instead is under Screens: “part of a page to look over”.',
  },
  'stop-block': {
    field: {
      label: 'U kunt dit niet online aanvragen',
      custom_properties: {
        content: '<p>Bel ons op 14 0800. Wij helpen u op werkdagen van 9.00 tot 17.00 uur.</p>',
      },
    },
  },
  template: {
    field: {
      label: 'Bouwsteen: contactgegevens',
      children: [
        { id: 'name', short_id: 'nam1', type: 'text', label: 'Naam', is_required: true },
        { id: 'mail', short_id: 'mai1', type: 'email', label: 'E-mailadres' },
      ],
    },
    inside: { name: 'Fatima El Amrani', mail: 'fatima@voorbeeld.nl' },
  },
};
