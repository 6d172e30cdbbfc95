import { fieldTypes } from '@form-builder/core/field-types/registry.ts';
import { translatorOf } from '@form-builder/core/messages/all-messages.ts';
import { formulaEngine } from '@form-builder/core/session/formulas/formula-engine.ts';
import { summarise } from '@form-builder/core/summary/summarise.ts';
import type { SummaryItem, SummarySection } from '@form-builder/core/summary/summary.ts';
import type { SecretCipher } from '../../platform/secrets/secret-cipher.ts';
import { readFilledForm } from '../filled-version/filled-form.ts';
import type { FilledSubmission } from '../filled-version/filled-submission-queries.ts';
import { maskStoredAnswers } from '../reading/mask-stored-answers.ts';

interface SignerView {
  readonly tenantId: string;
  readonly cipher: SecretCipher;
  /** The person who filled in the form is shielded. */
  readonly isShielded: boolean;
}

/**
 * Returns the answers that a co-signer may read: no BSN, no answers that the form marks as sensitive, and of a shielded
 * person (geheimhouding) nothing that the register of persons gave: a municipality gives that to nobody else.
 */
export function summariseForSigner(
  filled: FilledSubmission,
  { tenantId, cipher, isShielded }: SignerView,
): readonly SummarySection[] {
  const { answers, masked, shown, definition } = maskStoredAnswers(cipher, tenantId, filled, {
    isShielded,
  });
  const { pages, variables, locale } = readFilledForm({ ...filled, definition });
  const context = { locale, translate: translatorOf(locale) };
  const sections = summarise({ pages, variables, answers }, fieldTypes, context, {
    formulas: formulaEngine,
    answeredAt: filled.updated_at.getTime(),
    isMasked: true,
    masked,
    shown: shown ? new Set(shown) : undefined,
  });
  const isOpen = ({ path }: SummaryItem) => !masked.includes(path);
  return sections
    .map((section) => ({ ...section, items: keepItems(section.items, isOpen) }))
    .filter(({ items }) => items.length > 0);
}

function keepItems(
  items: readonly SummaryItem[],
  isOpen: (item: SummaryItem) => boolean,
): readonly SummaryItem[] {
  return items.filter(isOpen).flatMap((item): readonly SummaryItem[] => {
    if (item.kind === 'answer') return [item];
    if (item.kind === 'group') {
      const kept = keepItems(item.items, isOpen);
      return kept.length > 0 ? [{ ...item, items: kept }] : [];
    }
    const rows = item.rows.map((row) => ({ ...row, items: keepItems(row.items, isOpen) }));
    return [{ ...item, rows }];
  });
}
