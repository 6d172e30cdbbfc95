import {
  certificateKey,
  certificateKeyBesideSecond,
  certificateSettings,
  deliveryConnection,
} from './connection-settings.ts';
import { secretExpiry } from './secret-expiry.ts';

/** The levels of confidentiality of documents in StUF-ZKN. */
const confidentialities = [
  'OPENBAAR',
  'BEPERKT OPENBAAR',
  'INTERN',
  'ZAAKVERTROUWELIJK',
  'VERTROUWELIJK',
  'CONFIDENTIEEL',
  'GEHEIM',
  'ZEER GEHEIM',
] as const;

/** The lengths in StUF 3.01 of who sends and receives a message. */
const stufLengths = {
  organisation: { max: 200 },
  application: { min: 3, max: 50 },
  administration: { max: 50 },
  user: { max: 100 },
} as const;

/** What a mapping can fill in every case system: the explanation, and who submitted the form. */
const caseTargets = [
  'zaak.toelichting',
  'initiator.bsn',
  'initiator.geslachtsnaam',
  'initiator.voorvoegsel',
  'initiator.voorletters',
  'initiator.voornamen',
  'initiator.kvk',
  'initiator.rsin',
  'initiator.vestigingsnummer',
  'initiator.handelsnaam',
] as const;

/** The drivers of systems for cases, objects and documents, by name. */
export const caseDrivers = {
  zgw: {
    kind: 'delivery',
    settings: [
      { key: 'cases_url', input: 'url' },
      { key: 'documents_url', input: 'url' },
      { key: 'catalogues_url', input: 'url' },
      { key: 'decisions_url', input: 'url', isOptional: true, hasHint: true },
      { key: 'client_id', input: 'text' },
      { key: 'organisation', input: 'text' },
      { key: 'catalogue', input: 'choice', list: 'catalogues' },
      {
        key: 'numbers_cases',
        input: 'switch',
        isOptional: true,
        initial: 'true',
        hasHint: true,
      },
      ...deliveryConnection,
      secretExpiry,
    ],
    minSecretCharacters: 16,
    ...certificateKey,
    listsCases: true,
    followsPayments: true,
    options: [
      {
        key: 'case_type',
        input: 'choice',
        list: 'case_types',
        isRequired: true,
        optionalWith: 'is_update',
      },
      { key: 'document_type', input: 'choice', list: 'document_types', of: 'case_type' },
      { key: 'description', input: 'template' },
      { key: 'is_update', input: 'switch', hasHint: true },
      { key: 'case_number', input: 'template', onlyWith: 'is_update', hasHint: true },
      { key: 'decision_type', input: 'choice', list: 'decision_types', of: 'case_type' },
      { key: 'result_type', input: 'choice', list: 'result_types', of: 'case_type' },
      {
        key: 'status_type',
        input: 'choice',
        list: 'status_types',
        of: 'case_type',
        hasHint: true,
      },
    ],
    isMapped: true,
    targets: {
      fixed: [
        ...caseTargets,
        'zaak.zaakgeometrie',
        'contactpersoon.naam',
        'contactpersoon.emailadres',
        'contactpersoon.telefoonnummer',
      ],
      list: 'properties',
      of: 'case_type',
      groups: ['eigenschappen', 'documenten'],
      fits: [
        { beginsWith: 'zaak.zaakgeometrie', takes: 'place' },
        { beginsWith: 'documenten.', takes: 'uploads' },
      ],
    },
    answers: [
      { key: 'case_number', pointer: '/zaak/identificatie' },
      { key: 'case_url', pointer: '/zaak/url' },
    ],
  },
  stuf_zds: {
    kind: 'delivery',
    settings: [
      { key: 'sync_url', input: 'url', hasHint: true },
      { key: 'async_url', input: 'url', hasHint: true },
      {
        key: 'sender_organisation',
        input: 'text',
        length: stufLengths.organisation,
        hasHint: true,
      },
      { key: 'sender_application', input: 'text', length: stufLengths.application, hasHint: true },
      {
        key: 'sender_administration',
        input: 'text',
        length: stufLengths.administration,
        isOptional: true,
      },
      { key: 'sender_user', input: 'text', length: stufLengths.user, isOptional: true },
      { key: 'receiver_organisation', input: 'text', length: stufLengths.organisation },
      { key: 'receiver_application', input: 'text', length: stufLengths.application },
      {
        key: 'receiver_administration',
        input: 'text',
        length: stufLengths.administration,
        isOptional: true,
      },
      { key: 'receiver_user', input: 'text', length: stufLengths.user, isOptional: true },
      { key: 'case_types', input: 'pairs', pairLengths: { name: 10, value: 80 }, hasHint: true },
      {
        key: 'document_types',
        input: 'pairs',
        choices: confidentialities,
        pairLengths: { name: 80, value: 80 },
        isOptional: true,
        hasHint: true,
      },
      { key: 'extra_elements', input: 'pairs', isOptional: true, hasHint: true },
      { key: 'username', input: 'text', isOptional: true, hasHint: true },
      { key: 'uses_basic', input: 'switch', isOptional: true },
      { key: 'uses_username_token', input: 'switch', isOptional: true },
      ...certificateSettings,
    ],
    minSecretCharacters: 8,
    maxSecretCharacters: 20_000,
    isSecretOptional: true,
    isSecretSent: true,
    receivesAnswers: true,
    followsPayments: true,
    ...certificateKey,
    options: [
      { key: 'case_type', input: 'choice', list: 'case_types', isRequired: true },
      { key: 'document_type', input: 'choice', list: 'document_types' },
      { key: 'description', input: 'template' },
    ],
    isMapped: true,
    targets: {
      fixed: [...caseTargets],
      list: 'properties',
      of: 'case_type',
    },
    answers: [
      { key: 'case_number', pointer: '/zaak/identificatie' },
      { key: 'document_number', pointer: '/documenten/0/identificatie' },
    ],
  },
  objects: {
    kind: 'delivery',
    settings: [
      { key: 'objects_url', input: 'url', hasHint: true },
      { key: 'objecttypes_url', input: 'url', isOptional: true, hasHint: true },
      ...deliveryConnection,
      secretExpiry,
    ],
    minSecretCharacters: 16,
    isSecretSent: true,
    secondService: 'objecttypes_url',
    ...certificateKeyBesideSecond,
    options: [
      { key: 'object_type', input: 'choice', list: 'object_types', isRequired: true },
      {
        key: 'object_version',
        input: 'choice',
        list: 'object_versions',
        of: 'object_type',
        isRequired: true,
      },
    ],
    isMapped: true,
    targets: {
      fixed: ['geometry', 'startAt'],
      list: 'attributes',
      of: 'object_version',
      fits: [{ beginsWith: 'geometry', takes: 'place' }],
    },
    answers: [
      { key: 'object_url', pointer: '/url' },
      { key: 'object_uuid', pointer: '/uuid' },
    ],
  },
  sharepoint: {
    kind: 'delivery',
    settings: [
      { key: 'sharepoint_url', input: 'url', hasHint: true },
      { key: 'directory_id', input: 'text', hasHint: true },
      { key: 'client_id', input: 'text', hasHint: true },
      { key: 'sites', input: 'pairs', isOptional: true, hasHint: true },
      { key: 'graph_url', input: 'url', isOptional: true, hasHint: true },
      { key: 'login_url', input: 'url', isOptional: true, hasHint: true },
      secretExpiry,
    ],
    minSecretCharacters: 16,
    isSecretSent: true,
    options: [
      { key: 'site', input: 'choice', list: 'sites', isRequired: true },
      { key: 'library', input: 'choice', list: 'libraries', of: 'site', isRequired: true },
      { key: 'folder', input: 'template-path' },
      { key: 'pdf', input: 'switch' },
      { key: 'files', input: 'switch' },
      { key: 'json', input: 'switch' },
    ],
    isMapped: true,
    targets: { fixed: [], list: 'columns', of: 'library' },
    answers: [
      { key: 'folder_url', pointer: '/folder/webUrl' },
      { key: 'document_url', pointer: '/documents/0/webUrl' },
    ],
  },
} as const;
