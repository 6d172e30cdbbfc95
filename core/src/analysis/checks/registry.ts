import type { Check } from './check.ts';
import { checkConditions } from './conditions.ts';
import { checkConfirmationMail } from './confirmation-mail.ts';
import { checkCycles } from './cycles.ts';
import { checkFormulas } from './formulas.ts';
import { checkLabels } from './labels.ts';
import { checkLimits } from './limits.ts';
import { checkOptions } from './options.ts';
import { checkBreaks, checkPages } from './pages.ts';
import { checkPatterns } from './patterns.ts';
import { checkReferences } from './references.ts';
import { checkRichText } from './rich-text.ts';
import { checkRoutes } from './routes.ts';
import { checkRules } from './rules.ts';
import { checkContrast } from './contrast.ts';
import { checkProviders } from './providers.ts';
import { checkTranslations } from './translations.ts';
import { checkVariables } from './variables.ts';
import { checkVisibility } from './visibility.ts';

/** Every check, in the order in which their findings about one place are listed. */
export const checks: readonly Check[] = [
  checkPages,
  checkBreaks,
  checkLabels,
  checkOptions,
  checkLimits,
  checkPatterns,
  checkReferences,
  checkFormulas,
  checkVariables,
  checkCycles,
  checkConditions,
  checkRules,
  checkVisibility,
  checkRichText,
  checkProviders,
  checkTranslations,
  checkContrast,
  checkConfirmationMail,
  checkRoutes,
];
