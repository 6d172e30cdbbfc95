import type {
  ProcessingCard,
  processingRegisterContract,
} from '@form-builder/core/contract/staff/forms/processing-register.ts';
import type { Transaction } from 'kysely';
import type * as v from 'valibot';
import type { Database } from '../platform/database/database.ts';
import { listAnswer } from '../platform/http/endpoints/list-answer.ts';
import { loadCards } from './load-cards.ts';
import { countProduction } from './processing-queries.ts';

type Query = v.InferOutput<typeof processingRegisterContract.listProcessingCards.query>;

/**
 * One page of the register. What a card lacks follows from the whole form, so that a filter on it reads all cards;
 * otherwise only those of the page are read.
 */
export async function listCards(tx: Transaction<Database>, query: Query) {
  const { page, limit, search, sort } = query;
  const selection = { search, isDescending: sort === '!name' };
  const offset = (page - 1) * limit;
  if (!hasFilter(query)) {
    const cards = await loadCards(tx, { ...selection, page: { limit, offset } });
    return listAnswer(cards, await countProduction(tx, search), query);
  }
  const found = (await loadCards(tx, selection)).filter((card) => isListed(card, query));
  return listAnswer(found.slice(offset, offset + limit), found.length, query);
}

type Filter = keyof NonNullable<Query['filter']>;

const valuesOf: Readonly<Record<Filter, (card: ProcessingCard) => readonly string[]>> = {
  missing: ({ missing }) => missing,
  has_personal_data: ({ categories }) => [String(categories.length > 0)],
};

const hasFilter = ({ filter, reject }: Query): boolean =>
  Object.keys(filter).length + Object.keys(reject).length > 0;

/** Whether the card has any of the values of each filter, and none of what is rejected. */
function isListed(card: ProcessingCard, { filter, reject }: Query): boolean {
  const hasOne = (field: Filter, values: string | string[]) =>
    valuesOf[field](card).some((value) => [values].flat().includes(value));
  // The keys of the record are its fields; Object.keys widens them.
  return (Object.keys(valuesOf) as Filter[]).every((field) => {
    const [wanted, unwanted] = [filter[field], reject[field]];
    return (
      (wanted === undefined || hasOne(field, wanted)) &&
      (unwanted === undefined || !hasOne(field, unwanted))
    );
  });
}
