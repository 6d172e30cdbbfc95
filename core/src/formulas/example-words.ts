import type { FormulaLanguage } from './syntax/print-formula.ts';

type OtherLanguage = Exclude<FormulaLanguage, 'en'>;

/** The names and texts in the examples of functions, in the other languages. */
export const exampleWords: Readonly<Record<string, Readonly<Record<OtherLanguage, string>>>> = {
  '{address}': { nl: '{adres}', de: '{adresse}' },
  '{amount}': { nl: '{bedrag}', de: '{betrag}' },
  '{area}': { nl: '{oppervlakte}', de: '{quadratmeter}' },
  '{birth}': { nl: '{geboortedatum}', de: '{geburtsdatum}' },
  '{code}': { nl: '{code}', de: '{code}' },
  '{date}': { nl: '{datum}', de: '{datum}' },
  '{description}': { nl: '{omschrijving}', de: '{beschreibung}' },
  '{difference}': { nl: '{verschil}', de: '{unterschied}' },
  '{email}': { nl: '{e-mail}', de: '{e-mail}' },
  '{end}': { nl: '{einde}', de: '{ende}' },
  '{first}': { nl: '{voornaam}', de: '{vorname}' },
  '{guests}': { nl: '{gasten}', de: '{personen}' },
  '{hours}': { nl: '{uren}', de: '{stunden}' },
  '{iban}': { nl: '{iban}', de: '{iban}' },
  '{last}': { nl: '{achternaam}', de: '{nachname}' },
  '{name}': { nl: '{naam}', de: '{name}' },
  '{outside}': { nl: '{buiten}', de: '{freiluft}' },
  '{postcode}': { nl: '{postcode}', de: '{postleitzahl}' },
  '{price}': { nl: '{prijs}', de: '{preis}' },
  '{reasons}': { nl: '{redenen}', de: '{anlass}' },
  '{rows.age}': { nl: '{kinderen.leeftijd}', de: '{kinder.alter}' },
  '{rows.amount}': { nl: '{kosten.bedrag}', de: '{kosten.betrag}' },
  '{rows.name}': { nl: '{kinderen.naam}', de: '{kinder.name}' },
  '{side}': { nl: '{zijde}', de: '{seite}' },
  '{start}': { nl: '{begin}', de: '{beginn}' },
  '{zone}': { nl: '{zone}', de: '{zone}' },
  '"move"': { nl: '"verhuizing"', de: '"umzug"' },
  '"notice"': { nl: '"melding"', de: '"meldung"' },
  '"permit"': { nl: '"vergunning"', de: '"genehmigung"' },
  '"unknown"': { nl: '"onbekend"', de: '"unbekannt"' },
};
