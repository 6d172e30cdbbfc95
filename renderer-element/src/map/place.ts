import type { GeolocationAnswer } from '@form-builder/core/field-types/geolocation/geolocation.ts';

/** A place in degrees (WGS 84). */
export interface Place {
  readonly lat: number;
  readonly lng: number;
}

/** About the middle of the Netherlands, at a zoom that shows all of it. */
export const startPlace: Place = { lat: 52.1561, lng: 5.3878 };
export const startZoom = 7;
/** A zoom that shows a single house. */
export const nearZoom = 17;

/** Six decimals have a precision of about ten centimetres. */
const decimals = 1e6;
const round = (degrees: number) => Math.round(degrees * decimals) / decimals;

/** Returns a valid place for an answer: on the globe, rounded to the precision of a map. */
export function toPlace({ lat, lng }: Place): Place {
  const turned = ((((lng + 180) % 360) + 360) % 360) - 180;
  return { lat: round(Math.max(-90, Math.min(90, lat))), lng: round(turned) };
}

/** Parses degrees with a comma or a point; `undefined` outside the limits. */
export function readDegrees(text: string, max: number): number | undefined {
  const plain = text.trim().replace(',', '.');
  if (!/^-?\d{1,3}(?:\.\d{1,12})?$/.test(plain)) return undefined;
  const degrees = Number(plain);
  return Math.abs(degrees) <= max ? degrees : undefined;
}

/** Formats degrees with the decimal separator of a locale. */
export function writeDegrees(degrees: number, locale: string): string {
  return degrees.toLocaleString(locale, { maximumFractionDigits: 6 });
}

/** Formats a place: its address, else its coordinates. */
export function placeText({ address, lat, lng }: GeolocationAnswer, locale: string): string {
  return address ?? `${writeDegrees(lat, locale)} · ${writeDegrees(lng, locale)}`;
}
