import { commonOperators } from '@form-builder/core/conditions/common-operators.ts';
import type { Page } from '@form-builder/core/form/form-definition.ts';
import type { LogicEngine } from '@form-builder/core/session/build-program.ts';
import type { FormulaEngine } from '@form-builder/core/session/formula-engine.ts';
import { linkFields } from '@form-builder/core/session/link-fields.ts';
import { RichText } from '../field-types/text-layout/rich-text.tsx';
import { usesRareOperators } from './uses-rare-operators.ts';

export { usualViews as views } from '../field-types/usual-views.ts';

/** As a member of this file: what others take from its own file would become one more to fetch. */
export const MarkedUpText = RichText;

export const viewStyles = [];

/** Rules with the operators that most forms use; as a member of this file for the same reason. */
export const commonLogic: LogicEngine = { operators: commonOperators, link: linkFields };

/** What forms with rules or formulas need; a form of plain questions does without. */
export async function logicFor(pages: readonly Page[]): Promise<LogicEngine> {
  if (!usesRareOperators(pages)) return commonLogic;
  return (await import('./rare-operators.ts')).rareLogic;
}

/** The formula language and its decimals, which few forms need. */
export async function loadFormulas(): Promise<FormulaEngine> {
  return (await import('@form-builder/core/formulas/formula-engine.ts')).formulaEngine;
}
