import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import type { UseKind } from './mentions.ts';

/** How many uses of each kind there are, in words. */
export const countWords: Readonly<Record<UseKind, (count: number) => MessageDescriptor>> = {
  rule: (rules) => msg`${plural(rules, { one: '# regel', other: '# regels' })}`,
  formula: (count) => msg`${plural(count, { one: '# formule', other: '# formules' })}`,
  text: (count) =>
    msg`${plural(count, { one: 'de tekst of instelling van # veld', other: 'de teksten of instellingen van # velden' })}`,
  mail: (count) =>
    msg`${plural(count, { one: '# instelling van het formulier', other: '# instellingen van het formulier' })}`,
  integration: (count) => msg`${plural(count, { one: '# koppeling', other: '# koppelingen' })}`,
  destination: (count) => msg`${plural(count, { one: '# bestemming', other: '# bestemmingen' })}`,
  test: (count) => msg`${plural(count, { one: '# test', other: '# tests' })}`,
};
