import * as v from 'valibot';
import type { RegisteredCompany } from '../company-provider.ts';

const optionalText = v.nullish(v.string());
/** The documentation specifies a number, but real responses contain a text. */
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
  /** Absent, or without a street, for a company with a protected address. */
  adres: v.nullish(v.object({ binnenlandsAdres: v.nullish(addressSchema) })),
  actief: v.nullish(v.string()),
});

/** The members of a `v2/zoeken` response that are used. */
export const companyAnswerSchema = v.object({
  totaal: v.nullish(v.number()),
  resultaten: v.array(resultSchema),
});

/** Converts a result to a company. */
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

/** The members with a value. */
function given<K extends string>(
  members: Readonly<Record<K, string | null | undefined>>,
): Partial<Record<K, string>> {
  const kept = Object.entries(members).filter(([, member]) => member);
  // Only members with texts are left.
  return Object.fromEntries(kept) as Partial<Record<K, string>>;
}
