import type { Random } from '../../runtime/random.ts';
import type { PostcodeCountry } from '../../validation/rules/text/postcode.ts';

const letters = ['AB', 'CD', 'EH', 'GK', 'LM', 'NP', 'RT', 'VX', 'XZ'] as const;

/** A postal code of a country, or of one of two. */
export function randomPostcodeOf(country: PostcodeCountry, random: Random): string {
  const digits = String(random.between(1000, 9999));
  const isBelgian = country === 'BE' || (country === 'BE-NL' && random.below(2) === 1);
  return isBelgian ? digits : `${digits} ${random.pick(letters)}`;
}
