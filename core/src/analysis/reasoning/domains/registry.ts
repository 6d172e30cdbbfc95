import type { ValueKind } from '../../../field-types/value-kind.ts';
import { booleanDomain } from './boolean-domain.ts';
import { choiceDomain, choicesDomain } from './choice-domain.ts';
import { dateDomain, momentDomain } from './date-domain.ts';
import type { Domain } from './domain.ts';
import { numberDomain } from './number-domain.ts';
import { presenceDomain } from './presence-domain.ts';
import { textDomain } from './text-domain.ts';
import { timeDomain } from './time-domain.ts';

/** The domain of each kind of answer: a forgotten kind does not compile. */
export const domains: Readonly<Record<ValueKind, Domain>> = {
  text: textDomain,
  number: numberDomain,
  date: dateDomain,
  time: timeDomain,
  datetime: momentDomain,
  boolean: booleanDomain,
  choice: choiceDomain,
  choices: choicesDomain,
  item: presenceDomain,
  items: presenceDomain,
  presence: presenceDomain,
  formula: presenceDomain,
  rows: presenceDomain,
  none: presenceDomain,
};
