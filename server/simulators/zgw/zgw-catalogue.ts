/**
 * The catalogue of the simulated case system: one case type with everything that a form can fill in, or without the
 * role of who acts for the initiator.
 */
export function createZgwCatalogue(root: string, lacksActingRole = false) {
  const url = (path: string) => `${root}catalogi/api/v1/${path}`;
  const valid = { concept: false, beginGeldigheid: '2024-01-01', eindeGeldigheid: null };
  const catalogue = url('catalogussen/bd58635c');
  const caseType = url('zaaktypen/1f41885e');
  const documentType = url('informatieobjecttypen/531f6c1a');
  const older = { ...valid, concept: true };
  const shared = { catalogus: catalogue, informatieobjecttypen: [documentType] };
  const parts = caseTypeParts(url, caseType);
  return {
    catalogussen: [{ url: catalogue, domein: 'GEM', rsin: organisation, naam: 'Gemeente' }],
    zaaktypen: [
      { url: caseType, identificatie: 'ZT-001', omschrijving: 'Melding', ...shared, ...valid },
      {
        url: url('zaaktypen/2'),
        identificatie: 'ZT-002',
        omschrijving: 'Ooit',
        ...shared,
        ...older,
      },
    ],
    informatieobjecttypen: [
      { url: documentType, catalogus: catalogue, omschrijving: 'Aanvraag', ...valid },
      {
        url: url('informatieobjecttypen/2'),
        catalogus: catalogue,
        omschrijving: 'Besluit',
        ...valid,
      },
    ],
    besluittypen: [
      {
        url: url('besluittypen/1'),
        catalogus: catalogue,
        zaaktypen: [caseType],
        omschrijving: 'Toekenning',
        ...valid,
      },
    ],
    ...parts,
    roltypen: parts.roltypen.filter(
      ({ omschrijvingGeneriek: role }) => role === 'initiator' || !lacksActingRole,
    ),
  } as const;
}

/** The path of the status that closes a case. */
export const lastStatus = 'statustypen/2';

/** What the case type has. */
function caseTypeParts(url: (path: string) => string, caseType: string) {
  return {
    roltypen: [
      {
        url: url('roltypen/43e8026c'),
        zaaktype: caseType,
        omschrijving: 'Aanvrager',
        omschrijvingGeneriek: 'initiator',
      },
      {
        url: url('roltypen/43e8026d'),
        zaaktype: caseType,
        omschrijving: 'Gemachtigde',
        omschrijvingGeneriek: 'mede_initiator',
      },
    ],
    resultaattypen: [
      { url: url('resultaattypen/1'), zaaktype: caseType, omschrijving: 'Verleend' },
      { url: url('resultaattypen/2'), zaaktype: caseType, omschrijving: 'Geweigerd' },
    ],
    statustypen: [
      { url: url(lastStatus), zaaktype: caseType, omschrijving: 'Afgehandeld', volgnummer: 2 },
      { url: url('statustypen/1'), zaaktype: caseType, omschrijving: 'Ontvangen', volgnummer: 1 },
    ],
    eigenschappen: [
      {
        url: url('eigenschappen/1'),
        zaaktype: caseType,
        naam: 'onderwerp',
        specificatie: { formaat: 'tekst' },
      },
      {
        url: url('eigenschappen/2'),
        zaaktype: caseType,
        naam: 'datum',
        specificatie: { formaat: 'datum' },
      },
    ],
  } as const;
}

/** The RSIN of the simulated municipality. */
export const organisation = '123456782';
