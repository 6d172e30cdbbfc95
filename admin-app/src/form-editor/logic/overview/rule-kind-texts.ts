import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { RuleKind } from './list-rules.ts';

/** What each kind of rule does, in words: a forgotten kind does not compile. */
export const ruleKindTexts: Readonly<Record<RuleKind, MessageDescriptor>> = {
  visible: msg`Toont of verbergt`,
  required: msg`Maakt verplicht of niet`,
  enabled: msg`Laat invullen of niet`,
  set_value: msg`Vult in`,
  route: msg`Kiest een bestemming`,
};

/** The kinds, in the order of the filter. */
export const ruleKinds: readonly RuleKind[] = [
  'visible',
  'required',
  'enabled',
  'set_value',
  'route',
];
