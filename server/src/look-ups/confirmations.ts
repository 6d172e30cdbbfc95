import type { BagAnswer } from '@form-builder/core/field-types/bag/bag.ts';
import type { CustomListSettings } from '@form-builder/core/field-types/custom-list/custom-list.ts';
import type { AnswerValue } from '@form-builder/core/field-types/field-types.ts';
import type { KvkApiAnswer } from '@form-builder/core/field-types/kvk-api/kvk-api.ts';
import type { ListItem } from '@form-builder/core/field-types/list-item.ts';
import type { LookUpSource } from '@form-builder/core/field-types/lookup.ts';
import type { MatterAnswer, MatterSettings } from '@form-builder/core/field-types/matter/matter.ts';
import type { Field } from '@form-builder/core/form/form-definition.ts';
import type { IssueMessageId } from '@form-builder/core/messages/message-ids.ts';
import type { Logins } from '../citizen-login/request-logins.ts';
import { selectItemsById } from '../custom-lists/custom-lists-queries.ts';
import { presentItem } from '../custom-lists/present-item.ts';
import type { Writer } from '../logbook/writer.ts';
import type { SecretCipher } from '../platform/secrets/secret-cipher.ts';
import { isProvenCase } from './cases/case-proofs.ts';
import { loadProofs } from './proofs.ts';

/** An answer as it may be stored; `code` is the issue when it may not. */
interface Confirmed {
  readonly value: AnswerValue;
  readonly code?: IssueMessageId;
}

/** The transaction for confirming answers, and the cipher of the signing keys. */
export interface Confirming extends Pick<Writer, 'tx' | 'tenantId' | 'now'> {
  readonly cipher: SecretCipher;
  /** Whether the submission is a test. */
  readonly isTest: boolean;
  /** Who is logged in. */
  readonly logins: Logins;
}

type Confirm = (confirming: Confirming, answer: AnswerValue, field: Field) => Promise<Confirmed>;

/**
 * How answers are checked, by source. An address or company without a valid proof counts as typed
 * by the visitor, which is always allowed; an entry of a list must be in the list, and a case must be one that the
 * server showed to somebody who is logged in now.
 */
export const confirmations: Readonly<Record<LookUpSource, Confirm>> = {
  addresses: async (confirming, answer) => {
    // Only types with this source have such answers.
    const { proof, ...address } = answer as BagAnswer;
    const given = { proof, isTest: confirming.isTest };
    const proofs = await loadProofs(confirming, confirming.cipher);
    const { id, ...typed } = address;
    if (id === undefined || proofs.isProven('addresses', address, given)) return { value: address };
    return { value: typed };
  },

  companies: async (confirming, answer) => {
    const { proof, ...company } = answer as KvkApiAnswer;
    const given = { proof, isTest: confirming.isTest };
    const proofs = await loadProofs(confirming, confirming.cipher);
    const isProven = company.is_confirmed === true && proofs.isProven('companies', company, given);
    return { value: { ...company, is_confirmed: isProven } };
  },

  lists: async ({ tx }, answer, field) => {
    const chosen = [answer].flat() as readonly ListItem[];
    // Both types with this source name their list in the same setting.
    const { custom_list: key = '' } = (field.custom_properties ?? {}) as CustomListSettings;
    const rows = await selectItemsById(
      tx,
      key,
      chosen.map(({ id }) => id),
    );
    const known = new Map(rows.map((row) => [row.id, presentItem(row)]));
    const items = chosen.flatMap(({ id }) => known.get(id) ?? []);
    if (items.length < chosen.length) return { value: answer, code: 'issue.choice_unknown' };
    return { value: Array.isArray(answer) ? items : (items[0] ?? null) };
  },

  cases: async (confirming, answer, field) => {
    const { proof, ...chosen } = answer as MatterAnswer;
    const { integration_id: provider = '' } = (field.custom_properties ?? {}) as MatterSettings;
    const given = { proof, isTest: confirming.isTest };
    const proofs = await loadProofs(confirming, confirming.cipher);
    const isOwn = [...confirming.logins.values()].some((login) =>
      isProvenCase(proofs, chosen, { login, provider }, given),
    );
    return isOwn ? { value: chosen } : { value: null, code: 'issue.choice_unknown' };
  },
};
