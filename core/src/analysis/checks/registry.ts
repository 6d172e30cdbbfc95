import type { Check } from './check.ts';
import { checkCoSignature } from './form/co-signature.ts';
import { checkConditions } from './logic/conditions.ts';
import { checkConfirmationMail } from './form/confirmation-mail.ts';
import { checkCycles } from './logic/cycles.ts';
import { checkFills } from './logic/fills.ts';
import { checkFormulas } from './logic/formulas.ts';
import { checkIntegrations } from './form/integrations.ts';
import { checkLoginLevels } from './form/login-levels.ts';
import { checkLabels } from './fields/labels.ts';
import { checkLimits } from './fields/limits.ts';
import { checkOptions } from './fields/options.ts';
import { checkListParents } from './fields/list-parents.ts';
import { checkMoments } from './fields/moments.ts';
import { checkBreaks, checkPages } from './form/pages.ts';
import { checkPatterns } from './fields/patterns.ts';
import { checkPlainLanguage } from './form/plain-language.ts';
import { checkReferences } from './fields/references.ts';
import { checkRichText } from './fields/rich-text.ts';
import { checkProcessing } from './form/processing.ts';
import { checkRoutes } from './form/routes.ts';
import { checkRules } from './logic/rules.ts';
import { checkContrast } from './form/contrast.ts';
import { checkCases } from './form/cases.ts';
import { checkPersons } from './form/persons.ts';
import { checkProviders } from './form/providers.ts';
import { checkTagManager } from './form/tag-manager.ts';
import { checkTests } from './form/tests.ts';
import { checkTranslations } from './form/translations.ts';
import { checkVariables } from './logic/variables.ts';
import { checkVisibility } from './logic/visibility.ts';

/** Every check, in the order in which their findings about one place are listed. */
export const checks: readonly Check[] = [
  checkPages,
  checkBreaks,
  checkLabels,
  checkOptions,
  checkLimits,
  checkPatterns,
  checkReferences,
  checkMoments,
  checkListParents,
  checkFormulas,
  checkVariables,
  checkCycles,
  checkConditions,
  checkRules,
  checkFills,
  checkVisibility,
  checkRichText,
  checkPlainLanguage,
  checkProviders,
  checkLoginLevels,
  checkPersons,
  checkCases,
  checkTranslations,
  checkContrast,
  checkConfirmationMail,
  checkCoSignature,
  checkRoutes,
  checkIntegrations,
  checkTests,
  checkProcessing,
  checkTagManager,
];
