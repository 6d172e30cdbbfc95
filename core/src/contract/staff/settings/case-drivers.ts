/** The drivers of systems for cases, objects and documents, by name. */
export const caseDrivers = {
  zgw: {
    kind: 'delivery',
    settings: [
      { key: 'cases_url', input: 'url' },
      { key: 'documents_url', input: 'url' },
      { key: 'catalogues_url', input: 'url' },
      { key: 'client_id', input: 'text' },
      { key: 'organisation', input: 'text' },
      { key: 'catalogue', input: 'choice', list: 'catalogues' },
    ],
    minSecretCharacters: 16,
    options: [
      { key: 'case_type', input: 'choice', list: 'case_types' },
      { key: 'document_type', input: 'choice', list: 'document_types', of: 'case_type' },
      { key: 'description', input: 'template' },
    ],
    isMapped: true,
    targets: {
      fixed: ['zaak.toelichting', 'initiator.bsn', 'initiator.kvk'],
      list: 'properties',
      of: 'case_type',
    },
    answers: [
      { key: 'case_number', pointer: '/zaak/identificatie' },
      { key: 'case_url', pointer: '/zaak/url' },
    ],
  },
  objects: {
    kind: 'delivery',
    settings: [
      { key: 'objects_url', input: 'url', hasHint: true },
      { key: 'objecttypes_url', input: 'url', isOptional: true, hasHint: true },
    ],
    minSecretCharacters: 16,
    isSecretSent: true,
    secondService: 'objecttypes_url',
    options: [
      { key: 'object_type', input: 'choice', list: 'object_types' },
      { key: 'object_version', input: 'choice', list: 'object_versions', of: 'object_type' },
    ],
    isMapped: true,
    targets: { fixed: ['geometry', 'startAt'], list: 'attributes', of: 'object_version' },
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
    ],
    minSecretCharacters: 16,
    isSecretSent: true,
    options: [
      { key: 'site', input: 'choice', list: 'sites' },
      { key: 'library', input: 'choice', list: 'libraries', of: 'site' },
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
