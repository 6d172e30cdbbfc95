import type { PublishedOperation } from './recorded-exchanges.ts';

const crs = { 'accept-crs': 'EPSG:4326' };
const json = { 'content-type': 'application/json' };

/** A refusal has the same shape in all operations of an API. */
const refusals = (api: string) => ({
  400: `${api}/validatie-fout`,
  401: `${api}/fout`,
  403: `${api}/fout`,
  404: `${api}/fout`,
  406: `${api}/fout`,
});

const pageOf = (api: string, of: string) => ({ page: `${api}/page`, of: `${api}/${of}` });

const inCases = (path: string) => new RegExp(`^/zaken/api/v1/${path}$`);

/** A list of the Zaken API, and what is added to it. */
const casesList = (list: string, of: string): readonly PublishedOperation[] => [
  {
    method: 'GET',
    path: inCases(list),
    headers: crs,
    answers: { ...refusals('zaken'), 200: pageOf('zaken', of) },
  },
  {
    method: 'POST',
    path: inCases(list),
    headers: { ...crs, ...json },
    body: `zaken/${of}`,
    answers: { ...refusals('zaken'), 201: `zaken/${of}` },
  },
];

const unpaged = (
  [api, list, of]: readonly [api: string, list: string, of: string],
  headers: Readonly<Record<string, string>>,
): readonly PublishedOperation[] => {
  const path = new RegExp(`^/${api}/api/v1/${list}$`);
  const answers = refusals(api);
  return [
    { method: 'GET', path, headers, answers: { ...answers, 200: { listOf: `${api}/${of}` } } },
    {
      method: 'POST',
      path,
      headers: { ...headers, ...json },
      body: `${api}/${of}`,
      answers: { ...answers, 201: `${api}/${of}` },
    },
  ];
};

const cases: readonly PublishedOperation[] = [
  ...casesList('zaken', 'zaak').map((one) => ({
    ...one,
    // With geometry in it, a case names its coordinate system in both directions.
    headers: { ...one.headers, 'content-crs': 'EPSG:4326' },
  })),
  {
    method: 'POST',
    path: inCases('zaken/_zoek'),
    headers: { ...crs, ...json, 'content-crs': 'EPSG:4326' },
    body: 'zaken/zaak-zoek',
    answers: { ...refusals('zaken'), 200: pageOf('zaken', 'zaak') },
  },
  ...casesList('rollen', 'rol'),
  ...casesList('statussen', 'status'),
  ...casesList('resultaten', 'resultaat'),
  ...unpaged(['zaken', 'zaakinformatieobjecten', 'zaakinformatieobject'], crs),
  ...unpaged(['zaken', 'zaken/[^/]+/zaakeigenschappen', 'zaakeigenschap'], crs),
];

/** All properties are sent, so this is the schema of a whole one. */
const changedProperty: PublishedOperation = {
  method: 'PATCH',
  path: inCases('zaken/[^/]+/zaakeigenschappen/[^/]+'),
  headers: { ...crs, ...json },
  body: 'zaken/zaakeigenschap',
  answers: { ...refusals('zaken'), 200: 'zaken/zaakeigenschap' },
};

/** Only what changes is sent. */
const changedCase: PublishedOperation = {
  method: 'PATCH',
  path: inCases('zaken/[^/]+'),
  headers: { ...crs, ...json, 'content-crs': 'EPSG:4326' },
  body: 'zaken/patched-zaak',
  answers: { ...refusals('zaken'), 200: 'zaken/zaak' },
};

const inDocuments = (path: string) => new RegExp(`^/documenten/api/v1/${path}$`);

const documents: readonly PublishedOperation[] = [
  {
    method: 'GET',
    path: inDocuments('enkelvoudiginformatieobjecten'),
    answers: {
      ...refusals('documenten'),
      200: pageOf('documenten', 'enkelvoudiginformatieobject'),
    },
  },
  {
    method: 'POST',
    path: inDocuments('enkelvoudiginformatieobjecten'),
    headers: json,
    body: 'documenten/new-enkelvoudiginformatieobject',
    answers: { ...refusals('documenten'), 201: 'documenten/created-enkelvoudiginformatieobject' },
  },
  {
    method: 'PUT',
    path: inDocuments('bestandsdelen/[^/]+'),
    headers: { 'content-type': 'multipart/form-data; boundary=' },
    body: 'documenten/new-bestandsdeel',
    answers: { ...refusals('documenten'), 200: 'documenten/bestandsdeel' },
  },
  {
    method: 'POST',
    path: inDocuments('enkelvoudiginformatieobjecten/[^/]+/unlock'),
    headers: json,
    body: 'documenten/unlock',
    answers: { ...refusals('documenten'), 204: null },
  },
];

const catalogueLists: Readonly<Record<string, string>> = {
  catalogussen: 'catalogus',
  zaaktypen: 'zaaktype',
  informatieobjecttypen: 'informatieobjecttype',
  besluittypen: 'besluittype',
  roltypen: 'roltype',
  statustypen: 'statustype',
  resultaattypen: 'resultaattype',
  eigenschappen: 'eigenschap',
};

const catalogues: readonly PublishedOperation[] = Object.entries(catalogueLists).map(
  ([list, of]) => ({
    method: 'GET',
    path: new RegExp(`^/catalogi/api/v1/${list}$`),
    answers: { 401: 'catalogi/fout', 200: pageOf('catalogi', of) },
  }),
);

const decisions: readonly PublishedOperation[] = [
  {
    method: 'GET',
    path: /^\/besluiten\/api\/v1\/besluiten$/,
    query: 'besluiten/besluiten-query',
    answers: { ...refusals('besluiten'), 200: pageOf('besluiten', 'besluit') },
  },
  {
    method: 'POST',
    path: /^\/besluiten\/api\/v1\/besluiten$/,
    headers: json,
    body: 'besluiten/besluit',
    answers: { ...refusals('besluiten'), 201: 'besluiten/besluit' },
  },
  ...unpaged(['besluiten', 'besluitinformatieobjecten', 'besluitinformatieobject'], {}),
];

/** The operations of the ZGW APIs that the driver uses: Zaken 1.5, Documenten 1.4, Catalogi 1.3 and Besluiten 1.1. */
export const zgwOperations = [
  ...cases,
  changedProperty,
  changedCase,
  ...documents,
  ...catalogues,
  ...decisions,
];
