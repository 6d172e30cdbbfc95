import { testPeople } from '../digid/test-people.ts';

/** A relative as the register returns one. */
interface Relative {
  readonly naam: object;
  readonly geboorte: { readonly datum: object };
}

/** A partner; with the day on which a marriage or partnership ended, by divorce or death, a former one. */
interface Partner extends Relative {
  readonly ontbindingHuwelijkPartnerschap?: { readonly datum: object };
}

/** A person of the simulated register. */
export interface SimulatedPerson {
  readonly burgerservicenummer: string;
  readonly naam: object;
  readonly geslacht: object;
  readonly geboorte: { readonly datum: object };
  readonly verblijfplaats: object;
  readonly partners: readonly Partner[];
  readonly kinderen: readonly Relative[];
  readonly geheimhoudingPersoonsgegevens?: true;
}

const [willeke, fatima, sem] = testPeople;

const day = (datum: string) => ({
  type: 'Datum',
  datum,
  langFormaat: new Date(datum).toLocaleDateString('nl-NL', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }),
});

const home = {
  type: 'Adres',
  functieAdres: { code: 'W', omschrijving: 'woonadres' },
  verblijfadres: {
    officieleStraatnaam: 'Kerkstraat',
    korteStraatnaam: 'Kerkstraat',
    huisnummer: 12,
    huisletter: 'A',
    postcode: '1234AB',
    woonplaats: 'Voorbeeldstad',
  },
};

/** Those who can log in to the simulated DigiD; one of them is not in the register. */
export const simulatedPersons: readonly SimulatedPerson[] = [
  {
    burgerservicenummer: willeke?.bsn ?? '',
    naam: {
      voornamen: 'Willeke Johanna',
      voorletters: 'W.J.',
      voorvoegsel: 'van den',
      geslachtsnaam: 'Berg',
      volledigeNaam: 'Willeke Johanna van den Berg',
    },
    geslacht: { code: 'V', omschrijving: 'vrouw' },
    geboorte: { datum: day('1961-06-24') },
    verblijfplaats: home,
    partners: [
      {
        naam: { voornamen: 'Piet', geslachtsnaam: 'Jansen' },
        geboorte: { datum: day('1959-01-30') },
      },
    ],
    kinderen: [
      {
        naam: { voornamen: 'Anna', geslachtsnaam: 'Jansen' },
        geboorte: { datum: day('1990-04-02') },
      },
      {
        naam: { voornamen: 'Bram', geslachtsnaam: 'Jansen' },
        geboorte: { datum: { type: 'JaarDatum', jaar: 1992, langFormaat: '1992' } },
      },
    ],
  },
  {
    burgerservicenummer: fatima?.bsn ?? '',
    naam: {
      voornamen: 'Fatima',
      voorletters: 'F.',
      voorvoegsel: 'el',
      geslachtsnaam: 'Amrani',
      volledigeNaam: 'Fatima el Amrani',
    },
    geslacht: { code: 'V', omschrijving: 'vrouw' },
    geboorte: {
      datum: { type: 'JaarMaandDatum', jaar: 1988, maand: 2, langFormaat: 'februari 1988' },
    },
    verblijfplaats: {
      type: 'VerblijfplaatsBuitenland',
      verblijfadres: {
        regel1: '1 Rue du Lac',
        regel2: '1050 Bruxelles',
        land: { code: '5010', omschrijving: 'België' },
      },
    },
    partners: [],
    kinderen: [],
    geheimhoudingPersoonsgegevens: true,
  },
  {
    burgerservicenummer: sem?.bsn ?? '',
    naam: { voornamen: 'Sem', voorletters: 'S.', voorvoegsel: 'de', geslachtsnaam: 'Vries' },
    geslacht: { code: 'M', omschrijving: 'man' },
    geboorte: { datum: { type: 'DatumOnbekend', onbekend: true, langFormaat: 'onbekend' } },
    verblijfplaats: { type: 'VerblijfplaatsOnbekend' },
    partners: [
      {
        naam: { voornamen: 'Lotte', geslachtsnaam: 'Bakker' },
        geboorte: { datum: day('1998-05-17') },
        ontbindingHuwelijkPartnerschap: { datum: day('2025-03-14') },
      },
    ],
    kinderen: [],
  },
];
