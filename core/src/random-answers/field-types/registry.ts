import type { FieldTypeName } from '../../field-types/field-types.ts';
import type { RandomAnswer } from '../random-answer.ts';
import { randomAddress, randomCompany, randomPlace } from './records.ts';
import { randomChecklist, randomChoice, randomChoices, randomTick } from './choices.ts';
import { randomDate, randomDatetime, randomTime } from './moments.ts';
import { randomBsn, randomIban, randomKvkNumber } from './identifiers.ts';
import { randomCurrency, randomNumber } from './numbers.ts';
import {
  randomEmail,
  randomLongText,
  randomPhone,
  randomPostcode,
  randomText,
  randomUrl,
} from './texts.ts';

/**
 * The answers that can be invented, by field type; `null` for types without an answer, and for those
 * whose answer comes from elsewhere: a formula, a file, a login, a payment, a list or a case system.
 */
export const randomAnswers: { readonly [T in FieldTypeName]: RandomAnswer<T> | null } = {
  text: randomText,
  textarea: randomLongText,
  email: randomEmail,
  phone: randomPhone,
  url: randomUrl,
  number: randomNumber,
  currency: randomCurrency,
  date: randomDate,
  time: randomTime,
  datetime: randomDatetime,
  postcode: randomPostcode,
  checkbox: randomTick,
  select: randomChoice,
  'multi-select': randomChoices,
  checklist: randomChecklist,
  iban: randomIban,
  bsn: randomBsn,
  kvk: randomKvkNumber,
  geolocation: randomPlace,
  bag: randomAddress,
  'kvk-api': randomCompany,
  auth: null,
  break: null,
  'custom-list': null,
  'date-formula': null,
  divider: null,
  'downloadable-file': null,
  file: null,
  files: null,
  formula: null,
  group: null,
  image: null,
  'inline-notice': null,
  'input-collection': null,
  matter: null,
  'multi-custom-list': null,
  payment: null,
  redacted: null,
  'stop-block': null,
  template: null,
  'text-layout': null,
  'text-title': null,
};
