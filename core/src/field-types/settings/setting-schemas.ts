import * as v from 'valibot';
import { parseDay } from '../../formats/dates/calendar.ts';
import { isMoment } from '../../formats/dates/moment.ts';
import { isTime } from '../../formats/dates/time.ts';
import { vatRates } from './vat-rates.ts';

/** One line of text. */
export const shortText = v.pipe(v.string(), v.maxLength(500));
/** A purpose that browsers know how to fill in, as in the HTML attribute `autocomplete`. */
export const purpose = v.pipe(
  v.string(),
  v.regex(
    /^(?:o(?:ff|n)|(?:(?:given|additional|family)-)?name|honorific-prefix|nickname|organization(?:-title)?|username|street-address|address-l(?:ine[123]|evel[1-4])|country(?:-name)?|postal-code|language|bday(?:-day|-month|-year)?|sex|url|tel(?:-national)?|email)$/,
  ),
);

/** Text of several lines. */
export const longText = v.pipe(v.string(), v.maxLength(10_000));

/** A formula as text; the form checker validates it, saving does not. */
export const formula = v.pipe(v.string(), v.maxLength(1999));

/** HTML of any kind: the server reduces it to `richTextElements` before it stores it. */
export const richText = v.pipe(v.string(), v.maxLength(50_000));

export const toggle = v.boolean();

/** The id of a version of a form or building block. */
export const versionId = v.pipe(v.string(), v.uuid());

/** A whole number within limits, both included. */
export const wholeNumber = (min: number, max: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max));

export const finiteNumber = v.pipe(v.number(), v.finite());

/** A day as `YYYY-MM-DD`. */
export const day = v.pipe(
  v.string(),
  v.check((text) => parseDay(text) !== undefined, 'Expected an existing day as YYYY-MM-DD'),
);

/** `DD`, `MM` and `YYYY`, each once, with dashes, slashes, points or spaces between. */
export const dateMask = v.pipe(
  v.string(),
  v.check(
    (mask) => /^(?:DD|MM|YYYY)(?:[-/. ](?:DD|MM|YYYY)){2}$/.test(mask) && eachOnce(mask),
    'Expected a mask such as DD-MM-YYYY',
  ),
);

const eachOnce = (mask: string) => new Set(mask.split(/[-/. ]/)).size === 3;

const optionId = v.pipe(v.string(), v.minLength(1), v.maxLength(200));

/** A price in whole units of the currency, at most two decimals. */
const price = v.pipe(
  v.number(),
  v.minValue(0),
  v.maxValue(1_000_000),
  v.check((amount) => Number(amount.toFixed(2)) === amount, 'Expected at most two decimals'),
);

/** The prices of the options of another question; a quote in an id would end the text in a formula. */
export const optionPrices = v.pipe(
  v.array(
    v.object({
      option_id: v.pipe(optionId, v.regex(/^[^"\\]+$/)),
      amount: price,
      vat_rate: v.picklist(vatRates),
    }),
  ),
  v.maxLength(200),
);

/** Options with ids that do not repeat. */
export const options = v.pipe(
  v.array(v.object({ id: optionId, label: shortText, score: v.exactOptional(finiteNumber) })),
  v.maxLength(1000),
  v.check(
    (list) => new Set(list.map(({ id }) => id)).size === list.length,
    'Expected every option to have an id of its own',
  ),
);

export const choiceId = optionId;
export const choiceIds = v.pipe(v.array(optionId), v.maxLength(1000));

export const positiveNumber = v.pipe(v.number(), v.finite(), v.minValue(0));

/** The id of another field, or of an object outside the form. */
export const reference = v.pipe(v.string(), v.minLength(1), v.maxLength(200));

/** A time of day as `HH:mm`. */
export const time = v.pipe(v.string(), v.check(isTime, 'Expected a time as HH:mm'));

/** A day with a time of day. */
export const moment = v.pipe(
  v.string(),
  v.check(isMoment, 'Expected an existing moment as YYYY-MM-DD HH:mm'),
);

/** What a date is compared with: a day, a number of days from today, or the id of a field. */
export const dateOption = v.union([wholeNumber(-73_000, 73_000), reference]);

/** A URL, or a path on the server; never a script URL. */
export const address = v.pipe(
  v.string(),
  v.maxLength(2048),
  v.regex(/^(?:https?:\/\/|\/(?!\/))[^\s\\]*$/i, 'Expected an address with https:// or a path'),
);

/** One character or none, such as a decimal comma. */
export const separator = v.pipe(v.string(), v.maxLength(1), v.regex(/^\D?$/));

export const mimeTypes = v.pipe(
  v.array(v.pipe(v.string(), v.maxLength(255), v.regex(/^[\w.+-]+\/[\w.+*-]+$/))),
  v.maxLength(200),
);

export const references = v.pipe(v.array(reference), v.maxLength(200));

/** Which member of a looked-up value fills which field. */
export const mappings = v.pipe(
  v.array(v.object({ source: reference, target: reference })),
  v.maxLength(100),
);
