import * as v from 'valibot';
import type { RegisteredAddress } from '../address-provider.ts';

const optionalText = v.optional(v.string());

/** A result of `suggest` and `reverse`: the object, and its label on one line. */
const briefSchema = v.object({
  id: v.string(),
  weergavenaam: v.string(),
  type: optionalText,
});

/** An address as `free` and `lookup` return it; WKT has the longitude first. */
const addressDocumentSchema = v.object({
  ...briefSchema.entries,
  straatnaam: v.string(),
  huisnummer: v.number(),
  huisletter: optionalText,
  huisnummertoevoeging: optionalText,
  postcode: optionalText,
  woonplaatsnaam: v.string(),
  gemeentenaam: optionalText,
  nummeraanduiding_id: optionalText,
  centroide_ll: optionalText,
});
type AddressDocument = v.InferOutput<typeof addressDocumentSchema>;

const answerOf = <S extends v.GenericSchema>(document: S) =>
  v.object({ response: v.object({ docs: v.array(document) }) });

/** The members of a `suggest` or `reverse` response that are used. */
export const briefAnswerSchema = answerOf(briefSchema);

/** The members of a `free` or `lookup` response that are used. */
export const addressAnswerSchema = answerOf(addressDocumentSchema);

const point = /^POINT\((-?[\d.]+) (-?[\d.]+)\)$/;

/** Converts a document to an address; those without a postcode (some house boats and pitches) are left out. */
export function readAddress(document: AddressDocument): RegisteredAddress | undefined {
  if (document.postcode === undefined) return undefined;
  const [, lng, lat] = point.exec(document.centroide_ll ?? '') ?? [];
  return {
    postcode: document.postcode,
    house_number: document.huisnummer,
    ...(document.huisletter ? { house_letter: document.huisletter } : {}),
    ...(document.huisnummertoevoeging ? { addition: document.huisnummertoevoeging } : {}),
    street: document.straatnaam,
    city: document.woonplaatsnaam,
    ...(document.gemeentenaam ? { municipality: document.gemeentenaam } : {}),
    ...(lat !== undefined && lng !== undefined ? { lat: Number(lat), lng: Number(lng) } : {}),
    // The register's own id; that of the search engine changes with each rebuild.
    id: document.nummeraanduiding_id ?? document.id,
  };
}
