import type { Option } from '../../field-types/field-properties.ts';
import type { RandomAnswer } from '../random-answer.ts';

const idsOf = ({ options = [] }: { readonly options?: readonly Option[] }): readonly string[] =>
  options.map(({ id }) => id);

export const randomTick: RandomAnswer<'checkbox'> = (field, { random, isRequired }) =>
  isRequired || field.custom_properties?.validation === 'accepted' || random.below(2) === 1;

export const randomChoice: RandomAnswer<'select'> = (field, { random }) =>
  random.pickSome(idsOf(field), 1)[0] ?? null;

export const randomChoices: RandomAnswer<'multi-select'> = (field, { random }) => {
  const ids = idsOf(field);
  const { min = 1, max = 3 } = field.custom_properties ?? {};
  const least = Math.min(Math.max(min, 1), ids.length);
  return random.pickSome(ids, random.between(least, Math.max(least, Math.min(max, ids.length))));
};

export const randomChecklist: RandomAnswer<'checklist'> = (field, { random, isRequired }) => {
  const ids = idsOf(field);
  return isRequired ? ids : random.pickSome(ids, random.between(1, Math.max(1, ids.length)));
};
