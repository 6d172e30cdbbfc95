import type { AnswerValue, Row } from '../field-types/field-types.ts';

/** Whether an answer is a list of records, such as the rows of a repeating field. */
export const isRows = (answer: AnswerValue | undefined): answer is readonly Row[] =>
  Array.isArray(answer) && answer.every((row) => typeof row === 'object' && row !== null);
