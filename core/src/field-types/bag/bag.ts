import { emptyText } from '../../formats/empty-text.ts';
import { postcodeIssues } from '../../validation/rules/text/postcode.ts';
import { numberIn, present, recordOf, textIn } from '../base/answer-record.ts';
import type { MappingSettings } from '../mapping.ts';
import type { IssueAt } from '../../validation/issue.ts';
import type { InputDefinition } from '../field-type.ts';
import type { Proven } from '../lookup.ts';
import { recordInput } from '../base/record-input.ts';
import {
  lookUpSettings,
  messageSettings,
  questionSettings,
  privacySettings,
  stateSettings,
} from '../settings/setting-lists.ts';

/**
 * An address. An address of the register has its `id` there; one that the visitor typed, because the
 * register was unavailable or does not have it, has no `id`.
 */
export interface BagAnswer extends Proven {
  readonly postcode: string;
  readonly house_number: number;
  readonly house_letter?: string;
  readonly addition?: string;
  readonly street: string;
  readonly city: string;
  readonly municipality?: string;
  readonly lat?: number;
  readonly lng?: number;
  readonly id?: string;
}

export interface BagSettings extends MappingSettings {
  readonly integration_id?: string;
}

/** An address looked up in the register of addresses and buildings (BAG). */
export const bagDefinition: InputDefinition<'bag', BagSettings, BagAnswer> = {
  ...recordInput,
  type: 'bag',
  dataCategory: 'name_address',
  loading: 'services',
  messages: ['issue.address_incomplete'],
  group: 'integration',
  members: [
    'street',
    'house_number',
    'house_letter',
    'addition',
    'postcode',
    'city',
    'municipality',
    'lat',
    'lng',
  ],
  isLeftOutOfSummary: true,
  isPlace: true,
  lookUp: 'addresses',
  settings: [
    ...questionSettings,
    ...lookUpSettings,
    'width',
    ...stateSettings,
    ...privacySettings,
    ...messageSettings,
  ],
  parse: parseAddress,
  validate: addressIssues,
  format: (value) => (value === null ? emptyText : writeAddress(value)),
};

/** Text represents input that is not an address yet. */
function addressIssues(value: BagAnswer | string): readonly IssueAt[] {
  if (typeof value === 'string') return [{ code: 'issue.address_incomplete' }];
  return postcodeIssues(value.postcode, 'NL');
}

function parseAddress(input: unknown): BagAnswer | null | undefined {
  if (input === null) return null;
  const record = recordOf(input);
  if (!record) return undefined;
  const postcode = textIn(record, 'postcode', 10);
  const house_number = numberIn(record, 'house_number', [1, 99_999]);
  const street = textIn(record, 'street', 200);
  const city = textIn(record, 'city', 200);
  if (!postcode || house_number === undefined || !street || !city) return undefined;
  const optional = present({
    house_letter: textIn(record, 'house_letter', 5),
    addition: textIn(record, 'addition', 20),
    municipality: textIn(record, 'municipality', 200),
    lat: numberIn(record, 'lat', [-90, 90]),
    lng: numberIn(record, 'lng', [-180, 180]),
    id: textIn(record, 'id', 100),
    proof: textIn(record, 'proof', 100),
  });
  return { postcode, house_number, street, city, ...optional };
}

/** An address on one line, as on an envelope. */
export function writeAddress({ street, house_number, postcode, city, ...more }: BagAnswer): string {
  const addition = more.addition === undefined ? '' : `-${more.addition}`;
  const number = `${house_number}${more.house_letter ?? ''}${addition}`;
  const code = postcode.replace(/^(\d{4})\s*([a-z]{2})$/i, '$1 $2').toUpperCase();
  return `${street} ${number}, ${code} ${city}`;
}
