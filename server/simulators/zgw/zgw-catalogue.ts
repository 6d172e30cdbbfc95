/**
 * The catalogue of the simulated case system: one case type with everything that a form can fill in, in two versions
 * with types of their own, or without the role of who acts for the initiator.
 */
export function createZgwCatalogue(root: string, lacksActingRole = false) {
  const url = (path: string) => `${root}catalogi/api/v1/${path}`;
  const catalogue = url('catalogussen/bd58635c');
  const create = (version: Version) => ({
    ...createVersion({ url, catalogue }, version),
    ...createParts({ url, lacksActingRole }, version),
  });
  const [current, earlier] = [create(versions.current), create(versions.earlier)];
  const draft = { ...current.caseType, url: url('zaaktypen/2'), concept: true };
  return {
    catalogussen: [
      { url: catalogue, domein: 'GEM', rsin: organisation, naam: 'Gemeente' },
    ] as const,
    zaaktypen: [
      current.caseType,
      earlier.caseType,
      { ...draft, identificatie: 'ZT-002', omschrijving: 'Ooit' },
    ],
    informatieobjecttypen: [
      current.documentType,
      earlier.documentType,
      {
        url: url('informatieobjecttypen/2'),
        catalogus: catalogue,
        omschrijving: 'Besluit',
        ...versions.current.validity,
      },
    ],
    besluittypen: [current.decisionType, earlier.decisionType],
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

/** A version of the case type, with its types that have periods of their own. */
function createVersion(
  { url, catalogue: catalogus }: Pick<Place, 'url' | 'catalogue'>,
  { caseTypePath, suffix, validity }: Version,
) {
  const shared = { catalogus, ...validity };
  const documentType = url(`informatieobjecttypen/531f6c1a${suffix}`);
  return {
    caseType: {
      url: url(caseTypePath),
      identificatie: 'ZT-001',
      omschrijving: 'Melding',
      informatieobjecttypen: [documentType],
      ...shared,
    },
    documentType: { url: documentType, omschrijving: 'Aanvraag', ...shared },
    decisionType: {
      url: url(`besluittypen/1${suffix}`),
      zaaktypen: [url(caseTypePath)],
      omschrijving: 'Toekenning',
      ...shared,
    },
  };
}

/** What a version of the case type has. */
function createParts(
  { url, lacksActingRole }: Pick<Place, 'url' | 'lacksActingRole'>,
  { caseTypePath, suffix }: Version,
) {
  const of = (path: string) => ({ url: url(`${path}${suffix}`), zaaktype: url(caseTypePath) });
  const initiator = {
    ...of('roltypen/43e8026c'),
    omschrijving: 'Aanvrager',
    omschrijvingGeneriek: 'initiator',
  };
  const acting = {
    ...of('roltypen/43e8026d'),
    omschrijving: 'Gemachtigde',
    omschrijvingGeneriek: 'mede_initiator',
  };
  return {
    roltypen: lacksActingRole ? [initiator] : [initiator, acting],
    resultaattypen: [
      { ...of('resultaattypen/1'), omschrijving: 'Verleend' },
      { ...of('resultaattypen/2'), omschrijving: 'Geweigerd' },
    ],
    statustypen: [
      { ...of('statustypen/2'), omschrijving: 'Afgehandeld', volgnummer: 2, isEindstatus: true },
      { ...of('statustypen/1'), omschrijving: 'Ontvangen', volgnummer: 1, isEindstatus: false },
    ],
    eigenschappen: [
      { ...of('eigenschappen/1'), naam: 'onderwerp', specificatie: { formaat: 'tekst' } },
      { ...of('eigenschappen/2'), naam: 'datum', specificatie: { formaat: 'datum' } },
    ],
  };
}

/** The RSIN of the simulated municipality. */
export const organisation = '123456782';
