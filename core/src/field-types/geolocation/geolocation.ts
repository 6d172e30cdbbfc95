import type { NoSettings } from '../field-type.ts';
import { emptyText } from '../../formats/empty-text.ts';
import { numberIn, present, recordOf, textIn } from '../base/answer-record.ts';
import type { InputDefinition } from '../field-type.ts';
import { recordInput } from '../base/record-input.ts';
import {
  messageSettings,
  questionSettings,
  privacySettings,
  stateSettings,
} from '../settings/setting-lists.ts';

/** A place in degrees (WGS 84), with the zoom of the map it was pointed out on. */
export interface GeolocationAnswer {
  readonly lat: number;
  readonly lng: number;
  readonly zoom: number;
  readonly address?: string;
}

/** A place on a map. */
export const geolocationDefinition: InputDefinition<'geolocation', NoSettings, GeolocationAnswer> =
  {
    ...recordInput,
    type: 'geolocation',
    loading: 'map',
    group: 'input',
    settings: [
      ...questionSettings,
      'start_location_zoom',
      'width',
      ...stateSettings,
      ...privacySettings,
      ...messageSettings,
    ],
    parse: parsePlace,
    format: formatPlace,
  };

function parsePlace(input: unknown): GeolocationAnswer | null | undefined {
  if (input === null) return null;
  const record = recordOf(input);
  if (!record) return undefined;
  const lat = numberIn(record, 'lat', [-90, 90]);
  const lng = numberIn(record, 'lng', [-180, 180]);
  const zoom = numberIn(record, 'zoom', [0, 25]);
  if (lat === undefined || lng === undefined || zoom === undefined) return undefined;
  return { lat, lng, zoom, ...present({ address: textIn(record, 'address') }) };
}

function formatPlace(value: GeolocationAnswer | null): string {
  if (value === null) return emptyText;
  return value.address ?? `${value.lat.toFixed(5)}, ${value.lng.toFixed(5)}`;
}
