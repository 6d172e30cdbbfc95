import type { InputDefinition, NoSettings } from '../field-type.ts';
import { textInput } from '../base/text-input.ts';
import { messageSettings, questionSettings, stateSettings } from '../settings/setting-lists.ts';

/** The number of a Dutch license plate, stored as six letters and digits without dashes. */
export const licensePlateDefinition: InputDefinition<'license-plate', NoSettings, string> = {
  ...textInput,
  type: 'license-plate',
  loading: 'light',
  messages: ['issue.license_plate'],
  example: { answer: 'GX494L', wrong: '123' },
  valueKind: 'text',
  settings: [
    ...questionSettings,
    'placeholder',
    'text_prefill',
    'width',
    ...stateSettings,
    ...messageSettings,
  ],
  validate: (value) => (isLicensePlate(value) ? [] : [{ code: 'issue.license_plate' }]),
};

/** Three or four groups of letters or digits, six characters in all. */
export const isLicensePlate = (text: string): boolean =>
  /^(?=.*[A-Z])(?=.*\d)[A-Z\d]{6}$/.test(normaliseLicensePlate(text));

/** A number as it is stored: capitals, without dashes and spaces. */
export const normaliseLicensePlate = (text: string): string =>
  text.replace(/[\s-]/g, '').toUpperCase();
