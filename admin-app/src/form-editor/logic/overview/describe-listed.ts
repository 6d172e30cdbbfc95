import { describeWholeRule } from '@form-builder/core/descriptions/describe-whole-rule.ts';
import type { Wording } from '@form-builder/core/descriptions/field-names.ts';
import { holderName } from '../rule-fields.ts';
import type { ListedRule } from './list-rules.ts';

/** A rule with the words in which users read it. */
export interface DescribedRule {
  readonly listed: ListedRule;
  /** The name of its field or page; empty for a page without a title. */
  readonly name: string;
  readonly sentence: string;
  /** Everything that can be searched. */
  readonly text: string;
}

export function describeListed(listed: ListedRule, wording: Wording): DescribedRule {
  const { rule, holder, page } = listed;
  const name = holderName(holder);
  const sentence = describeWholeRule(rule, holder.id, wording);
  return { listed, name, sentence, text: `${page.title} ${name} ${sentence}` };
}
