import { describeCaseType, describeParts } from './catalogue-members.ts';

/**
 * The catalogue of the simulated case system: one case type with everything that a form can fill in, in two versions
 * with types of their own, or without the role of who acts for the initiator.
 */
export function createZgwCatalogue(root: string, lacksActingRole = false) {
  const url = (path: string) => `${root}catalogi/api/v1/${path}`;
  const catalogue = url('catalogussen/bd58635c');
  const create = (version: Version) => createVersion({ url, catalogue, lacksActingRole }, version);
  const [current, earlier] = [create(versions.current), create(versions.earlier)];
  const draft = { ...current.caseType, url: url('zaaktypen/2'), concept: true };
  const caseTypes = [
    current.caseType,
    earlier.caseType,
    { ...draft, identificatie: 'ZT-002', omschrijving: 'Ooit' },
  ];
  const unlinked = {
    ...current.documentType,
    url: url('informatieobjecttypen/2'),
    omschrijving: 'Besluit',
    zaaktypen: [],
    besluittypen: [],
  };
  const own = [current.documentType, earlier.documentType];
  const documentTypes = [...own, ...own.map(photoTypeOf), unlinked];
  const decisionTypes = [current.decisionType, earlier.decisionType];
  return {
    catalogussen: [
      {
        url: catalogue,
        domein: 'GEM',
        rsin: organisation,
        naam: 'Gemeente',
        contactpersoonBeheerNaam: 'Functioneel beheer',
        zaaktypen: caseTypes.map((one) => one.url),
        besluittypen: decisionTypes.map((one) => one.url),
        informatieobjecttypen: documentTypes.map((one) => one.url),
      },
    ] as const,
    zaaktypen: caseTypes,
    informatieobjecttypen: documentTypes,
    besluittypen: decisionTypes,
    roltypen: [...current.roltypen, ...earlier.roltypen],
    resultaattypen: [...current.resultaattypen, ...earlier.resultaattypen],
    statustypen: [...current.statustypen, ...earlier.statustypen],
    eigenschappen: [...current.eigenschappen, ...earlier.eigenschappen],
  };
}

export type ZgwCatalogue = ReturnType<typeof createZgwCatalogue>;

/** The first day of the current version of the case type. */
const changed = '2024-01-01';

const versions = {
  current: {
    caseTypePath: 'zaaktypen/1f41885e',
    suffix: '',
    validity: { concept: false, beginGeldigheid: changed, eindeGeldigheid: null },
  },
  earlier: {
    caseTypePath: 'zaaktypen/1f41885d',
    suffix: 'a',
    validity: { concept: false, beginGeldigheid: '2020-01-01', eindeGeldigheid: changed },
  },
} as const;
type Version = (typeof versions)[keyof typeof versions];

interface Place {
  readonly url: (path: string) => string;
  readonly catalogue: string;
  readonly lacksActingRole: boolean;
}

/** A second document type beside one, of cases only. */
const photoTypeOf = <Type extends { readonly url: string }>(type: Type) => ({
  ...type,
  url: photoUrl(type.url),
  omschrijving: 'Foto',
  besluittypen: [],
});

const photoUrl = (url: string): string => url.replace('531f6c1a', '7b02c9de');

/** The types of a version of the case type: also those of roles, results, statuses and properties. */
function createVersion({ url, catalogue: catalogus, lacksActingRole }: Place, version: Version) {
  const { caseTypePath, suffix, validity } = version;
  const shared = { catalogus, ...validity };
  const caseType = url(caseTypePath);
  const documentType = url(`informatieobjecttypen/531f6c1a${suffix}`);
  const decisionType = url(`besluittypen/1${suffix}`);
  const urlOf = (path: string) => url(`${path}${suffix}`);
  const parts = describeParts({ urlOf, caseType, catalogue: catalogus, lacksActingRole });
  const urlsOf = (types: readonly { readonly url: string }[]) => types.map((one) => one.url);
  const resultTypes = urlsOf(parts.resultaattypen);
  return {
    caseType: {
      url: caseType,
      identificatie: 'ZT-001',
      omschrijving: 'Melding',
      informatieobjecttypen: [documentType, photoUrl(documentType)],
      besluittypen: [decisionType],
      roltypen: urlsOf(parts.roltypen),
      resultaattypen: resultTypes,
      statustypen: urlsOf(parts.statustypen),
      eigenschappen: urlsOf(parts.eigenschappen),
      ...describeCaseType(),
      ...shared,
    },
    documentType: {
      url: documentType,
      omschrijving: 'Aanvraag',
      vertrouwelijkheidaanduiding: 'openbaar',
      informatieobjectcategorie: 'Aanvraag',
      zaaktypen: [caseType],
      besluittypen: [decisionType],
      ...shared,
    },
    decisionType: {
      url: decisionType,
      zaaktypen: [caseType],
      omschrijving: 'Toekenning',
      publicatieIndicatie: false,
      informatieobjecttypen: [documentType],
      vastgelegdIn: ['Aanvraag'],
      resultaattypen: resultTypes,
      resultaattypenOmschrijving: parts.resultaattypen.map((one) => one.omschrijving),
      ...shared,
    },
    ...parts,
  };
}

/** The RSIN of the simulated municipality. */
export const organisation = '123456782';
