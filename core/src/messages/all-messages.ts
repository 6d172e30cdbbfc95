import type { Messages } from '@lingui/core';
import { messages as de } from './generated/de.ts';
import { messages as en } from './generated/en.ts';
import { messages as nl } from './generated/nl.ts';
import { messages as deFurther } from './generated/further/de.ts';
import { messages as deProblems } from './generated/problems/de.ts';
import { messages as enFurther } from './generated/further/en.ts';
import { messages as enProblems } from './generated/problems/en.ts';
import { messages as nlFurther } from './generated/further/nl.ts';
import { messages as nlProblems } from './generated/problems/nl.ts';
import { messages as deStaff } from './generated/staff/de.ts';
import { messages as enStaff } from './generated/staff/en.ts';
import { messages as nlStaff } from './generated/staff/nl.ts';
import { languageOf, type Language } from './languages.ts';
import { createTranslator, type Translate } from './translate.ts';

const catalogues: Readonly<Record<Language, Messages>> = {
  nl: { ...nl, ...nlFurther, ...nlProblems, ...nlStaff },
  en: { ...en, ...enFurther, ...enProblems, ...enStaff },
  de: { ...de, ...deFurther, ...deProblems, ...deStaff },
};

const translators = new Map<Language, Translate>();

/** The translator of a locale over every message: for the server. */
export function translatorOf(locale: string): Translate {
  const language = languageOf(locale);
  const known = translators.get(language);
  if (known) return known;
  const translate = createTranslator(language, catalogues[language]);
  translators.set(language, translate);
  return translate;
}
