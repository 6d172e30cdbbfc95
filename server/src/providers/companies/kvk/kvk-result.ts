import * as v from 'valibot';
import type { RegisteredCompany } from '../company-provider.ts';

const optionalText = v.nullish(v.string());
/** Numbers are documented as numbers and seen as texts. */
const optionalNumber = v.nullish(v.union([v.number(), v.string()]));

const addressSchema = v.object({
  straatnaam: optionalText,
  huisnummer: optionalNumber,
  huisletter: optionalText,
  huisnummerToevoeging: optionalText,
  postcode: optionalText,
  plaats: optionalText,
});

const resultSchema = v.object({
  kvkNummer: v.string(),
  rsin: optionalText,
  vestigingsnummer: optionalText,
  naam: v.string(),
  /** Absent, or without a street, when the company shields it. */
  adres: v.nullish(v.object({ binnenlandsAdres: v.nullish(addressSchema) })),
  actief: v.nullish(v.string()),
});

/** What `v2/zoeken` answers, as far as it is read. */
export const companyAnswerSchema = v.object({ resultaten: v.array(resultSchema) });

/** A result as a company. */
export function readCompany(result: v.InferOutput<typeof resultSchema>): RegisteredCompany {
  const { kvkNummer, vestigingsnummer, naam, rsin } = result;
  const address = result.adres?.binnenlandsAdres;
  const number = address && houseNumber(address);
  return {
    kvk_number: kvkNummer,
    name: naam,
    is_confirmed: true,
    ...given({
      branch_number: vestigingsnummer,
      rsin,
      street: address?.straatnaam,
      house_number: number,
      postcode: address?.postcode,
      city: address?.plaats,
      address: address && onOneLine(address, number),
    }),
  };
}

type KvkAddress = v.InferOutput<typeof addressSchema>;

function houseNumber({ huisnummer, huisletter, huisnummerToevoeging }: KvkAddress): string {
  const addition = huisnummerToevoeging ? `-${huisnummerToevoeging}` : '';
  return `${String(huisnummer ?? '')}${huisletter ?? ''}${addition}`;
}

function onOneLine({ straatnaam, postcode, plaats }: KvkAddress, number: string | null = '') {
  const street = [straatnaam, number].filter(Boolean).join(' ');
  return [street, [postcode, plaats].filter(Boolean).join(' ')].filter(Boolean).join(', ');
}

/** The members that say something. */
function given<K extends string>(
  members: Readonly<Record<K, string | null | undefined>>,
): Partial<Record<K, string>> {
  const kept = Object.entries(members).filter(([, member]) => member);
  // Only members that are texts are left.
  return Object.fromEntries(kept) as Partial<Record<K, string>>;
}
