import type { FindingCode } from '@form-builder/core/analysis/finding-codes.ts';
import { isTemplateField } from '@form-builder/core/templates/is-template-field.ts';
import { findField } from '../../document/place.ts';
import { darkenColour } from './contrast.ts';
import type { FindFix } from './fix.ts';
import { compareWithOption } from './formulas.ts';
import { levelHeadings } from './headings.ts';
import {
  clearPrefill,
  dropRecommendation,
  removeEmptyOptions,
  swapLimits,
} from './field-settings.ts';
import { movePlaceholder } from './placeholder.ts';
import { replaceDifficultWord } from './plain-words.ts';
import { chooseOnlyMailField, remindEarlier } from './version-settings.ts';
import { dropOverruledActions, dropRemovedTargets, hideAtStart } from './rules.ts';
import { recordAgain } from './tests.ts';
import { alwaysShow } from './visibility.ts';
import { removeEmptyPage, removeUnreadVariable } from './unused.ts';

/** The findings that have one obvious fix. */
const fixes: Readonly<Partial<Record<FindingCode, FindFix>>> = {
  formula_option_by_label: compareWithOption,
  test_failed: recordAgain,
  test_place_new: recordAgain,
  word_difficult: replaceDifficultWord,
  word_shortened: replaceDifficultWord,
  placeholder_used: movePlaceholder,
  option_label_missing: removeEmptyOptions,
  range_reversed: swapLimits,
  prefill_refused: clearPrefill,
  recommended_and_required: dropRecommendation,
  heading_order: levelHeadings,
  rule_on_visible_field: hideAtStart,
  rule_target_removed: dropRemovedTargets,
  action_overruled: dropOverruledActions,
  never_shown: alwaysShow,
  page_never_shown: alwaysShow,
  page_empty: removeEmptyPage,
  variable_unread: removeUnreadVariable,
  contrast_low: darkenColour,
  mail_recipient_missing: chooseOnlyMailField,
  co_signature_reminder_late: remindEarlier,
};

/** Finds the fix of a finding; what is within a building block is changed in the block. */
export const findFix: FindFix = (finding, document) => {
  const { field_id: fieldId } = finding.path;
  if (fieldId !== undefined) {
    const located = findField(document.pages, fieldId);
    if (!located || located.ancestors.some(isTemplateField)) return undefined;
  }
  return fixes[finding.code]?.(finding, document);
};
