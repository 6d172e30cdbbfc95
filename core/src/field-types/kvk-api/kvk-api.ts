import { emptyText } from '../../formats/empty-text.ts';
import { isKvkNumber } from '../../validation/rules/identifiers/kvk.ts';
import { plainMembers, recordOf, textIn } from '../base/answer-record.ts';
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
 * A company, with the other data of the look-up. `is_confirmed` means that it is in the register;
 * without it the visitor typed it, because the register was unavailable.
 */
export interface KvkApiAnswer extends Proven {
  readonly kvk_number: string;
  readonly name: string;
  readonly branch_number?: string;
  readonly address?: string;
  readonly is_confirmed?: boolean;
  readonly [member: string]: string | number | boolean | null | undefined;
}

export interface KvkApiSettings extends MappingSettings {
  readonly integration_id?: string;
}

/** A company looked up in the trade register (KVK). */
export const kvkApiDefinition: InputDefinition<'kvk-api', KvkApiSettings, KvkApiAnswer> = {
  ...recordInput,
  type: 'kvk-api',
  dataCategory: 'company',
  loading: 'services',
  messages: ['issue.company_incomplete'],
  group: 'integration',
  members: [
    'name',
    'kvk_number',
    'branch_number',
    'rsin',
    'address',
    'street',
    'house_number',
    'postcode',
    'city',
  ],
  isLeftOutOfSummary: true,
  lookUp: 'companies',
  settings: [
    ...questionSettings,
    ...lookUpSettings,
    'width',
    ...stateSettings,
    ...privacySettings,
    ...messageSettings,
  ],
  parse: parseCompany,
  validate: companyIssues,
  format: (value) => (value === null ? emptyText : `${value.name} (${value.kvk_number})`),
};

/** Text represents input that is not a company yet. */
function companyIssues(value: KvkApiAnswer | string): readonly IssueAt[] {
  return typeof value === 'string' ? [{ code: 'issue.company_incomplete' }] : [];
}

function parseCompany(input: unknown): KvkApiAnswer | null | undefined {
  if (input === null) return null;
  const record = recordOf(input);
  const kvk_number = record && textIn(record, 'kvk_number', 20);
  const name = record && textIn(record, 'name');
  if (!record || !kvk_number || !name || !isKvkNumber(kvk_number)) return undefined;
  const { branch_number, address, is_confirmed, proof, ...others } = plainMembers(record);
  return {
    ...others,
    ...(typeof branch_number === 'string' ? { branch_number } : {}),
    ...(typeof address === 'string' ? { address } : {}),
    ...(typeof is_confirmed === 'boolean' ? { is_confirmed } : {}),
    ...(typeof proof === 'string' ? { proof } : {}),
    kvk_number,
    name,
  };
}
