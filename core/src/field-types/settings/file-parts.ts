import * as v from 'valibot';
import { sizeUnits } from '../../formats/file-size.ts';
import type { SettingPart } from './setting-part.ts';
import * as schemas from './setting-schemas.ts';

/** The files that a question accepts. */
export const fileParts = {
  allowed_mime_types: {
    name: 'allowed_mime_types',
    at: 'custom_properties',
    schema: schemas.mimeTypes,
    input: 'mime-types',
    section: 'validation',
    effect: 'behaviour',
    default: undefined,
  },
  max_file_size: {
    name: 'max_file_size',
    at: 'custom_properties',
    schema: schemas.positiveNumber,
    input: 'number',
    section: 'validation',
    effect: 'behaviour',
    tightens: 'lower',
    default: undefined,
  },
  max_file_size_unit: {
    name: 'max_file_size_unit',
    at: 'custom_properties',
    schema: v.picklist(sizeUnits),
    input: 'choice',
    section: 'validation',
    effect: 'behaviour',
    default: 'MB',
    choices: sizeUnits,
  },
  min_number_of_files: {
    name: 'min_number_of_files',
    at: 'custom_properties',
    schema: schemas.wholeNumber(1, 100),
    input: 'number',
    section: 'validation',
    effect: 'behaviour',
    tightens: 'higher',
    default: undefined,
  },
  max_number_of_files: {
    name: 'max_number_of_files',
    at: 'custom_properties',
    schema: schemas.wholeNumber(1, 100),
    input: 'number',
    section: 'validation',
    effect: 'behaviour',
    tightens: 'lower',
    default: undefined,
  },
  file_property_id: {
    name: 'file_property_id',
    at: 'custom_properties',
    schema: schemas.reference,
    input: 'field',
    needsUploads: true,
    section: 'general',
    effect: 'behaviour',
    default: undefined,
  },
  keep_original: {
    name: 'keep_original',
    at: 'custom_properties',
    schema: schemas.toggle,
    input: 'toggle',
    section: 'general',
    effect: 'behaviour',
    default: undefined,
  },
} as const satisfies Readonly<Record<string, SettingPart>>;
