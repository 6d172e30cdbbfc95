import * as v from 'valibot';
import type { VersionSetting } from './version-setting.ts';

/** The legal bases of article 6(1) of the AVG; `unset` until somebody chooses one. */
export const legalBases = [
  'unset',
  'legal_obligation',
  'public_task',
  'contract',
  'vital_interest',
  'consent',
] as const;

const words = {
  schema: v.pipe(v.string(), v.maxLength(2000)),
  default: () => '',
  effect: 'wording',
  section: 'processing',
  hasHelp: true,
  isServerOnly: true,
} as const;

/** What the data are for. */
export const processingPurpose = {
  key: 'processing.purpose',
  ...words,
  input: 'multiline',
} as const satisfies VersionSetting;

/** The legal basis of the processing. */
export const processingLegalBasis = {
  key: 'processing.legal_basis',
  schema: v.picklist(legalBases),
  default: () => 'unset',
  effect: 'wording',
  input: 'choice',
  choices: legalBases,
  section: 'processing',
  isServerOnly: true,
} as const satisfies VersionSetting;

/** The law that allows the use of the BSN (UAVG, article 46; Wabb, article 10). */
export const processingBsnGround = {
  key: 'processing.bsn_ground',
  ...words,
  input: 'text',
} as const satisfies VersionSetting;

/** The purpose for which the register of persons (BRP) may be read: its `x-doelbinding`. */
export const personsPurpose = {
  key: 'persons.purpose',
  schema: v.pipe(v.string(), v.trim(), v.maxLength(200), v.regex(/^[\x20-\x7e]*$/)),
  default: () => '',
  effect: 'behaviour',
  input: 'text',
  section: 'processing',
  hasHelp: true,
  isServerOnly: true,
} as const satisfies VersionSetting;

/** The processing at the register of persons: its `x-verwerking`. */
export const personsProcessing = {
  ...personsPurpose,
  key: 'persons.processing',
} as const satisfies VersionSetting;

/** The organisations that process the data for the municipality. */
export const processingProcessors = {
  key: 'processing.processors',
  ...words,
  input: 'text',
} as const satisfies VersionSetting;

/** Who is responsible for this processing in the organisation. */
export const processingResponsible = {
  key: 'processing.responsible',
  ...words,
  input: 'text',
} as const satisfies VersionSetting;

/** What people add to the processing card of a version (AVG, article 30), in the order of the panel. */
export const processingSettings = [
  processingPurpose,
  processingLegalBasis,
  processingBsnGround,
  personsPurpose,
  personsProcessing,
  processingProcessors,
  processingResponsible,
] as const;
