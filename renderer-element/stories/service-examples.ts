import type { UploadedFile } from '@form-builder/core/field-types/uploads/uploaded-file.ts';
import type { FieldExamples } from './field-example.ts';

type ServiceType =
  | 'file'
  | 'files'
  | 'redacted'
  | 'geolocation'
  | 'auth'
  | 'payment'
  | 'bag'
  | 'kvk-api'
  | 'matter'
  | 'custom-list'
  | 'multi-custom-list';

const document: UploadedFile = {
  name: 'plattegrond.pdf',
  mime_type: 'application/pdf',
  size: 245_760,
  key: 'uploads/plattegrond.pdf',
  media_id: 'voorbeeld-1',
  link: '/stories/plattegrond.pdf',
};
const photo: UploadedFile = {
  ...document,
  name: 'foto van het terrein.jpg',
  mime_type: 'image/jpeg',
  key: 'uploads/foto.jpg',
  media_id: 'voorbeeld-2',
};

/** With this provider the visitor of the stories is logged in. */
export const loggedInWith = 'eherkenning';

/** Examples of the types that use storage, a service or a login; rendered without one. */
export const serviceExamples: Pick<FieldExamples, ServiceType> = {
  file: {
    field: {
      label: 'Plattegrond van het terrein',
      hint: 'Een tekening met de plaats van kramen en uitgangen.',
      custom_properties: {
        max_file_size: 5,
        max_file_size_unit: 'MB',
        allowed_mime_types: ['application/pdf'],
      },
    },
    answer: [document],
  },
  files: {
    field: {
      label: 'Foto’s en tekeningen',
      custom_properties: { min_number_of_files: 1, max_number_of_files: 5 },
    },
    answer: [document, photo],
  },
  redacted: {
    field: { label: 'Maak onleesbaar wat wij niet hoeven te zien' },
    answer: [document],
  },
  geolocation: {
    field: { label: 'Waar is het?', hint: 'Waar de kramen komen te staan.' },
    answer: { lat: 52.0907, lng: 5.1214, zoom: 16, address: 'Domplein 1, Utrecht' },
  },
  auth: {
    field: { label: 'Inloggen met DigiD', custom_properties: { integration_id: 'digid' } },
    answer: { entity: { name: 'F. El Amrani' }, authenticated_at: '2026-11-20T09:30:00Z' },
    looks: { 'logged in': { custom_properties: { integration_id: loggedInWith } } },
  },
  payment: {
    field: { label: 'Leges betalen', custom_properties: { amount_type: 'fixed', amount: 42.5 } },
  },
  bag: {
    field: { label: 'Adres van het evenement' },
    answer: {
      postcode: '1234 AB',
      house_number: 12,
      street: 'Kerkstraat',
      city: 'Voorbeeldstad',
      id: '0123456789012345',
    },
  },
  'kvk-api': {
    field: { label: 'Uw bedrijf of vereniging' },
    answer: {
      kvk_number: '68750110',
      name: 'Buurtvereniging De Linde',
      address: 'Kerkstraat 12, Voorbeeldstad',
    },
  },
  matter: {
    field: { label: 'Over welke zaak gaat het?' },
    note: 'Visitors choose from their own cases after they log in; this example has no case system, so it shows that only.',
    answer: {
      id: 'zaak-1',
      identification: 'ZAAK-2026-0001',
      description: 'Evenement op het marktplein',
      process: 'Evenementenvergunning',
    },
  },
  'custom-list': {
    field: { label: 'Uw wijk', custom_properties: { custom_list: 'kort' } },
    answer: { id: 'w2', label: 'Oost 1' },
    looks: {
      searched: { custom_properties: { custom_list: 'wijken', display: 'select' } },
      pills: { custom_properties: { display: 'pills' } },
    },
  },
  'multi-custom-list': {
    field: { label: 'Wijken die meedoen', custom_properties: { custom_list: 'kort' } },
    answer: [
      { id: 'w1', label: 'Noord 1' },
      { id: 'w3', label: 'Zuid 1' },
    ],
    looks: {
      searched: { custom_properties: { custom_list: 'wijken', display: 'select' } },
      pills: { custom_properties: { display: 'pills' } },
    },
  },
};
