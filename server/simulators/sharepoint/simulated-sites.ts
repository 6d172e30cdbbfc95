/** A document library of the simulated SharePoint environment. */
export interface SimulatedDrive {
  readonly id: string;
  readonly name: string;
  /** The last part of its address. */
  readonly folder: string;
  readonly columns: readonly SimulatedColumn[];
}

/** A column as Microsoft Graph describes it, besides what every column has. */
export interface SimulatedColumn {
  readonly name: string;
  readonly displayName: string;
  readonly [facet: string]: unknown;
}

const line = { allowMultipleLines: false, linesForEditing: 0, maxLength: 255 };
const always = { hidden: false, readOnly: false, required: false };

const columns: readonly SimulatedColumn[] = [
  { ...always, name: 'FileLeafRef', displayName: 'Naam', required: true, text: line },
  { ...always, name: 'Title', displayName: 'Titel', text: line },
  { ...always, name: 'Onderwerp', displayName: 'Onderwerp', required: true, text: line },
  { ...always, name: 'Aantal', displayName: 'Aantal', number: { decimalPlaces: 'none' } },
  { ...always, name: 'Spoed', displayName: 'Spoed', boolean: {} },
  {
    ...always,
    name: 'Datum_x0020_melding',
    displayName: 'Datum melding',
    dateTime: { displayAs: 'default', format: 'dateOnly' },
  },
  {
    ...always,
    name: 'Wijk',
    displayName: 'Wijk',
    choice: { allowTextEntry: false, choices: ['Noord', 'Zuid'], displayAs: 'dropDownMenu' },
  },
  {
    ...always,
    name: 'Thema',
    displayName: 'Thema',
    choice: { allowTextEntry: false, choices: ['Groen', 'Weg'], displayAs: 'checkBoxes' },
  },
  { ...always, name: 'Behandelaar', displayName: 'Behandelaar', personOrGroup: {} },
  { ...always, name: 'Modified', displayName: 'Gewijzigd', readOnly: true, dateTime: {} },
];

const drives: readonly SimulatedDrive[] = [
  { id: 'b!burgerzaken-documenten', name: 'Documenten', folder: 'Gedeelde documenten', columns },
  { id: 'b!burgerzaken-archief', name: 'Archief', folder: 'Archief', columns: columns.slice(0, 2) },
];

/** The sites of the simulated environment, by their paths. */
export const simulatedSites = [
  { path: '/', name: 'root', displayName: 'Gemeente', drives: [] },
  { path: '/sites/burgerzaken', name: 'burgerzaken', displayName: 'Burgerzaken', drives },
  { path: '/personal/beheerder', name: 'beheerder', displayName: 'Beheerder', drives: [] },
] as const;
