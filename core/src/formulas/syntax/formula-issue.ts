/** What is wrong with a formula's text. */
export type FormulaIssueCode =
  | 'too_long'
  | 'too_deep'
  | 'unexpected_character'
  | 'unclosed_text'
  | 'unclosed_reference'
  | 'empty_reference'
  | 'unexpected_token'
  | 'unexpected_end'
  | 'unknown_function'
  | 'unknown_reference'
  | 'too_few_arguments'
  | 'too_many_arguments'
  | 'wrong_type'
  | 'option_by_label'
  | 'text_in_arithmetic';

/** The issues of a formula that has a result nevertheless, for most answers. */
export const isDoubtOnly = ({ code }: FormulaIssue): boolean => code === 'text_in_arithmetic';

/** One issue with its position: offsets in UTF-16 units, `from` inclusive, `to` exclusive. */
export interface FormulaIssue {
  readonly code: FormulaIssueCode;
  readonly from: number;
  readonly to: number;
  readonly params?: Readonly<Record<string, string | number>>;
}

/** Stops tokenizing or parsing at the first error; `parseFormula` converts it to an issue. */
export class FormulaSyntaxError extends Error {
  override readonly name = 'FormulaSyntaxError';
  readonly issue: FormulaIssue;

  constructor(issue: FormulaIssue) {
    super(issue.code);
    this.issue = issue;
  }
}
