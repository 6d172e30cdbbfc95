import type { FormulaType } from '@form-builder/core/formulas/formula-function.ts';
import type { FormulaIssueCode } from '@form-builder/core/formulas/syntax/formula-issue.ts';
import type { FormulaErrorCode } from '@form-builder/core/formulas/values/formula-value.ts';
import type { StaffMessageId } from '@form-builder/core/messages/message-ids.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** The texts of the faults of a formula. */
export const formulaIssueTexts: Readonly<Record<FormulaIssueCode, MessageDescriptor>> = {
  too_long: msg`De formule is te lang.`,
  too_deep: msg`Er staan te veel haakjes in elkaar.`,
  unexpected_character: msg`Dit teken kan hier niet.`,
  unclosed_text: msg`Zet een aanhalingsteken (") aan het einde van de tekst.`,
  unclosed_reference: msg`Sluit de naam van het veld af met een accolade.`,
  empty_reference: msg`Er is geen veld met deze naam, of er zijn er meer. Kies het uit de lijst.`,
  unexpected_token: msg`Dit past hier niet. Misschien ontbreekt er een teken, zoals + of ;.`,
  unexpected_end: msg`De formule is nog niet af.`,
  unknown_function: msg`Deze functie bestaat niet. Zet een tekst tussen aanhalingstekens ("").`,
  unknown_reference: msg`Dit veld bestaat niet meer, of deze formule kan er niet bij.`,
  too_few_arguments: msg`Deze functie heeft nog een waarde nodig.`,
  too_many_arguments: msg`Deze functie krijgt te veel waarden.`,
  wrong_type: msg`Dit soort waarde past hier niet.`,
  option_by_label: msg`Dit is de tekst van een keuze. Een formule vergelijkt met de keuze zelf, dus zo is dit nooit gelijk.`,
  text_in_arithmetic: msg`Dit is een tekstveld. Staat er geen getal in, dan is er geen uitkomst. Maak er liever een getalveld van.`,
};

/** The names of the kinds of result. */
export const formulaTypeTexts: Readonly<Record<FormulaType, MessageDescriptor | undefined>> = {
  number: msg`Geeft een getal.`,
  text: msg`Geeft een tekst.`,
  boolean: msg`Geeft ja of nee.`,
  date: msg`Geeft een datum.`,
  datetime: msg`Geeft een datum met een tijd.`,
  time: msg`Geeft een tijd.`,
  duration: msg`Geeft een duur.`,
  list: msg`Geeft een lijst van waarden.`,
  // The answers decide.
  any: undefined,
};

/** The reasons why a formula has no result with these answers. */
export const formulaErrorTexts: Readonly<Record<FormulaErrorCode, StaffMessageId>> = {
  '#DIV/0': 'explanation.formula_error.division',
  '#VALUE': 'explanation.formula_error.value',
  '#NUM': 'explanation.formula_error.number',
  '#REF': 'explanation.formula_error.reference',
  '#CYCLE': 'explanation.formula_error.cycle',
  '#FORMULA': 'explanation.formula_error.unreadable',
};
