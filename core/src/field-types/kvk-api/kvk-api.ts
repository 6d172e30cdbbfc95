import { emptyText } from '../../formats/empty-text.ts';
import { isKvkNumber } from '../../validation/rules/kvk.ts';
import { plainMembers, recordOf, textIn } from '../answer-record.ts';
import type { MappingSettings } from '../mapping.ts';
import type { InputDefinition } from '../field-type.ts';
import { recordInput } from '../record-input.ts';
import {
  lookUpSettings,
  messageSettings,
  questionSettings,
  stateSettings,
} from '../settings/setting-lists.ts';

/** A company of the register, with what else the look-up gave. */
export interface KvkApiAnswer {
  readonly kvk_number: string;
  readonly name: string;
  readonly branch_number?: string;
  readonly address?: string;
  readonly [member: string]: string | number | boolean | null | undefined;
}

export interface KvkApiSettings extends MappingSettings {
  readonly integration_id?: string;
}

/** A company looked up in the trade register (KVK). */
export const kvkApiDefinition: InputDefinition<'kvk-api'> = {
  ...recordInput,
  type: 'kvk-api',
  group: 'integration',
  isLeftOutOfSummary: true,
  settings: [...questionSettings, ...lookUpSettings, 'width', ...stateSettings, ...messageSettings],
  parse: parseCompany,
  format: (value) => (value === null ? emptyText : `${value.name} (${value.kvk_number})`),
};

function parseCompany(input: unknown): KvkApiAnswer | null | undefined {
  if (input === null) return null;
  const record = recordOf(input);
  const kvk_number = record && textIn(record, 'kvk_number', 20);
  const name = record && textIn(record, 'name');
  if (!record || !kvk_number || !name || !isKvkNumber(kvk_number)) return undefined;
  const { branch_number, address, ...others } = plainMembers(record);
  return {
    ...others,
    ...(typeof branch_number === 'string' ? { branch_number } : {}),
    ...(typeof address === 'string' ? { address } : {}),
    kvk_number,
    name,
  };
}
