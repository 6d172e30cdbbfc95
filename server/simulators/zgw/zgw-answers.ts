import type { ZgwCatalogue } from './zgw-catalogue.ts';
import type { Stored, ZgwObjects } from './zgw-objects.ts';

interface Presenting {
  readonly objects: ZgwObjects;
  readonly catalogue: ZgwCatalogue;
}

type Present = (one: Stored, context: Presenting) => object;

/** An object as the API of its list returns it: with what the case system derives, and without what it keeps to itself. */
export const presentObject = (name: keyof ZgwObjects, one: Stored, context: Presenting): object =>
  presenters[name](one, context);

const presentCase: Present = (zaak, { objects }) => {
  const of = (list: readonly Stored[]) =>
    list.filter((one) => one['zaak'] === zaak.url).map(({ url }) => url);
  return {
    vertrouwelijkheidaanduiding: 'openbaar',
    betalingsindicatie: '',
    betalingsindicatieWeergave: '',
    einddatum: null,
    deelzaken: [],
    zaakobjecten: [],
    kenmerken: [],
    ...zaak,
    eigenschappen: of(objects.zaakeigenschappen),
    rollen: of(objects.rollen),
    zaakinformatieobjecten: of(objects.zaakinformatieobjecten),
    status: of(objects.statussen).at(-1) ?? null,
    resultaat: of(objects.resultaten)[0] ?? null,
  };
};

const presentRole: Present = (role, { catalogue }) => {
  const type = catalogue.roltypen.find(({ url }) => url === role['roltype']);
  return {
    omschrijving: type?.omschrijving ?? '',
    omschrijvingGeneriek: type?.omschrijvingGeneriek ?? '',
    statussen: [],
    ...role,
  };
};

const presentStatus: Present = (status, { objects }) => {
  const last = objects.statussen.findLast((one) => one['zaak'] === status['zaak']);
  return { ...status, indicatieLaatstGezetteStatus: status === last, zaakinformatieobjecten: [] };
};

const presentProperty: Present = (property, { catalogue }) => {
  const type = catalogue.eigenschappen.find(({ url }) => url === property['eigenschap']);
  return { ...property, naam: type?.naam ?? '' };
};

const presentCaseDocument: Present = (link) => ({
  ...link,
  aardRelatieWeergave: 'Hoort bij, omgekeerd: kent',
});

const without = (one: Stored, ...names: readonly string[]): object =>
  Object.fromEntries(Object.entries(one).filter(([name]) => !names.includes(name)));

/** Objects of these APIs are known by their URL only. */
const withoutUuid: Present = (one) => without(one, 'uuid');

const presentDocument = (document: Stored): object => ({
  ...without(document, 'uuid', 'content', 'lock'),
  inhoud: `${document.url}/download`,
  versie: 1,
});

/** A new document has the lock with which its parts are uploaded; later nobody reads it. */
export const presentNewDocument = (document: Stored): object => ({
  ...presentDocument(document),
  lock: document['lock'],
});

const asItIs: Present = (one) => one;

const presenters: Readonly<Record<keyof ZgwObjects, Present>> = {
  zaken: presentCase,
  zaakeigenschappen: presentProperty,
  rollen: presentRole,
  statussen: presentStatus,
  resultaten: asItIs,
  besluiten: withoutUuid,
  besluitinformatieobjecten: withoutUuid,
  zaakinformatieobjecten: presentCaseDocument,
  enkelvoudiginformatieobjecten: presentDocument,
};
