import type { DiffCase } from './diff-case.ts';
import { fieldCases } from './field-cases.ts';
import { namedItemCases } from './named-item-cases.ts';
import { optionCases } from './option-cases.ts';
import { pageCases } from './page-cases.ts';
import { ruleCases } from './rule-cases.ts';
import { settingCases } from './setting-cases.ts';
import { versionCases } from './version-cases.ts';

/** The actions of designers between two versions. */
export const diffCases: readonly DiffCase[] = [
  ...versionCases,
  ...pageCases,
  ...fieldCases,
  ...settingCases,
  ...namedItemCases,
  ...optionCases,
  ...ruleCases,
];
