/** What every case type must say and no form reads. */
export const describeCaseType = () => ({
  vertrouwelijkheidaanduiding: 'openbaar',
  doel: 'Meldingen afhandelen',
  aanleiding: 'Iemand meldt iets',
  indicatieInternOfExtern: 'extern',
  handelingInitiator: 'melden',
  onderwerp: 'Melding',
  handelingBehandelaar: 'behandelen',
  doorlooptijd: 'P30D',
  opschortingEnAanhoudingMogelijk: false,
  verlengingMogelijk: false,
  publicatieIndicatie: false,
  productenOfDiensten: [],
  referentieproces: { naam: 'Melding behandelen' },
  verantwoordelijke: 'Openbare ruimte',
  zaakobjecttypen: [],
  gerelateerdeZaaktypen: [],
});

interface Described {
  /** The URL of a type of this version of the case type. */
  readonly urlOf: (path: string) => string;
  readonly caseType: string;
  readonly catalogue: string;
  readonly lacksActingRole: boolean;
}

const selectionList = 'https://selectielijst.example/api/v1/';

/** What a version of the case type has. */
export function describeParts({ urlOf, caseType, catalogue, lacksActingRole }: Described) {
  const of = (path: string) => ({
    url: urlOf(path),
    zaaktype: caseType,
    zaaktypeIdentificatie: 'ZT-001',
    catalogus: catalogue,
  });
  const role = (path: string, omschrijving: string, omschrijvingGeneriek: string) => ({
    ...of(`roltypen/${path}`),
    omschrijving,
    omschrijvingGeneriek,
  });
  const result = (path: string, omschrijving: string) => ({
    ...of(`resultaattypen/${path}`),
    omschrijving,
    omschrijvingGeneriek: omschrijving,
    resultaattypeomschrijving: `${selectionList}resultaattypeomschrijvingen/${path}`,
    selectielijstklasse: `${selectionList}resultaten/${path}`,
    besluittypeOmschrijving: ['Toekenning'],
    informatieobjecttypeOmschrijving: [],
  });
  const property = (path: string, naam: string, specificatie: object) => ({
    ...of(`eigenschappen/${path}`),
    naam,
    definitie: naam,
    specificatie: { kardinaliteit: '1', ...specificatie },
  });
  const initiator = role('43e8026c', 'Aanvrager', 'initiator');
  const acting = role('43e8026d', 'Gemachtigde', 'mede_initiator');
  return {
    roltypen: lacksActingRole ? [initiator] : [initiator, acting],
    resultaattypen: [result('1', 'Verleend'), result('2', 'Geweigerd')],
    statustypen: [
      { ...of('statustypen/2'), omschrijving: 'Afgehandeld', volgnummer: 2, isEindstatus: true },
      { ...of('statustypen/1'), omschrijving: 'Ontvangen', volgnummer: 1, isEindstatus: false },
    ],
    eigenschappen: [
      property('1', 'onderwerp', { formaat: 'tekst', lengte: '255' }),
      property('2', 'datum', { formaat: 'datum', lengte: '8' }),
    ],
  };
}
