import { buildField, buildVariable } from '../../form/build-form.ts';
import type { VersionContent } from '../version-content.ts';
import { rule } from './diff-case.ts';

/** The initial version of every case. */
export const caseVersion: VersionContent = {
  title: 'Evenement melden',
  description: '',
  languages: ['nl', 'en'],
  settings: { 'theme.has_stepper': true, 'gtm.id': 'Z1' },
  submission_settings: { is_public: true },
  translations: { en: { 'name.label': 'Name' } },
  pages: [
    {
      id: 'you',
      title: 'Uw gegevens',
      properties: [
        buildField('text', 'name', { label: 'Naam', name: 'naam' }),
        buildField('email', 'mail', { label: 'E-mail', is_required: true }),
        buildField('group', 'address', {
          label: 'Adres',
          children: [
            buildField('text', 'street', { label: 'Straat' }),
            buildField('text', 'city', { label: 'Plaats' }),
          ],
        }),
        buildField('input-collection', 'people', {
          label: 'Personen',
          children: [
            buildField('number', 'age', { label: 'Leeftijd' }),
            buildField('datetime', 'start', { label: 'Begin' }),
            buildField('datetime', 'end', { label: 'Einde', custom_properties: {} }),
            buildField('custom-list', 'district', {
              label: 'Wijk',
              custom_properties: { custom_list: 'districts' },
            }),
          ],
        }),
      ],
    },
    {
      id: 'event',
      title: 'Het evenement',
      next_button_label: 'Verder',
      properties: [
        buildField('select', 'kind', {
          label: 'Soort',
          options: [
            { id: 'a', label: 'Markt' },
            { id: 'b', label: 'Concert' },
            { id: 'c', label: 'Optocht' },
          ],
        }),
        buildField('number', 'visitors', {
          label: 'Bezoekers',
          custom_properties: { min: 1, max: 500 },
          logic: [
            rule('r1', ['show'], ['kind', 'equal', 'a']),
            rule('r2', ['required'], ['kind', 'is_not_empty']),
          ],
        }),
        buildField('formula', 'fee', {
          label: 'Leges',
          custom_properties: { formula: '{visitors0000} * 2' },
        }),
        buildField('text-layout', 'info', {
          label: 'Uitleg',
          custom_properties: { content: '<p>Welkom</p>' },
        }),
      ],
    },
    { id: 'last', title: 'Tot slot', properties: [] },
  ],
  variables: [
    buildVariable('limit', { type: 'constant', value: 500 }, 'number'),
    buildVariable('double', { type: 'formula', formula: '{visitors0000} * 2' }, 'number'),
  ],
};
