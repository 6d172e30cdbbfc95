import type { DeliveryRequest } from '../delivery-driver.ts';
import { writeAnswers } from '../write-answers.ts';
import { writeAnswersCsv } from './write-answers-csv.ts';
import { writeAnswersXml } from './write-answers-xml.ts';

interface AnswerWriter {
  readonly contentType: string;
  readonly write: (request: DeliveryRequest) => string;
}

/** The formats of answers as a file, by their extension. */
export const answerWriters = {
  json: {
    contentType: 'application/json',
    write: (request) => JSON.stringify(contentOf(request), null, 2),
  },
  xml: { contentType: 'application/xml', write: writeAnswersXml },
  csv: { contentType: 'text/csv; charset=utf-8', write: writeAnswersCsv },
} as const satisfies Readonly<Record<string, AnswerWriter>>;

type AnswerFormat = keyof typeof answerWriters;

const formats = ['json', 'xml', 'csv'] as const satisfies readonly AnswerFormat[];

/** The formats that an integration chose; an option has the name of its format. */
export const chosenFormats = ({
  options,
}: Pick<DeliveryRequest, 'options'>): readonly AnswerFormat[] =>
  formats.filter((format) => options[format] === 'true');

const contentOf = (request: DeliveryRequest) => ({
  ...writeAnswers(request),
  values: request.values,
});
