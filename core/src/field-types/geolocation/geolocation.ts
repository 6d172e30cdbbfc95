import type { NoSettings } from '../field-type.ts';
import { emptyText } from '../../formats/empty-text.ts';
import type { FormatContext } from '../../messages/format-context.ts';
import { numberIn, present, recordOf, textIn } from '../base/answer-record.ts';
import type { InputDefinition } from '../field-type.ts';
import { recordInput } from '../base/record-input.ts';
import {
  messageSettings,
  questionSettings,
  privacySettings,
  stateSettings,
} from '../settings/setting-lists.ts';

/** A place in degrees (WGS 84), with the zoom of the map on which it was chosen. */
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
    dataCategory: 'location',
    isPlace: true,
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
    format: (value, _field, text) => formatPlace(value, text),
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

/** Five decimals are about a metre. */
const degrees = { maximumFractionDigits: 5 };

/** Its address; a description where no address is known. */
function formatPlace(
  value: GeolocationAnswer | null,
  { locale, translate }: FormatContext,
): string {
  if (value === null) return emptyText;
  const write = (angle: number) => angle.toLocaleString(locale, degrees);
  return (
    value.address ?? translate('summary.place', { lat: write(value.lat), lng: write(value.lng) })
  );
}
