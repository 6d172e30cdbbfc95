import type { RandomAnswer } from '../random-answer.ts';
import { testKvkNumbers } from './identifiers.ts';
import { randomPostcodeOf } from './postcodes.ts';
import { cities, companies, streets } from './words.ts';

/** An address as typed: it is not in the register. */
export const randomAddress: RandomAnswer<'bag'> = (_field, { random }) => ({
  postcode: randomPostcodeOf('NL', random).replace(' ', ''),
  house_number: random.between(1, 250),
  street: random.pick(streets),
  city: random.pick(cities),
});

/** A test company as typed: it was not looked up. */
export const randomCompany: RandomAnswer<'kvk-api'> = (_field, { random }) => ({
  kvk_number: random.pick(testKvkNumbers),
  name: random.pick(companies),
});

/** A place in the middle of the Netherlands. */
export const randomPlace: RandomAnswer<'geolocation'> = (_field, { random }) => ({
  lat: 51.9 + random.below(4000) / 10_000,
  lng: 5 + random.below(6000) / 10_000,
  zoom: 15,
});
