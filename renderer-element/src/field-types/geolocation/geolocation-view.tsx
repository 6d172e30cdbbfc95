import { geolocationDefinition } from '@form-builder/core/field-types/geolocation/geolocation.ts';
import { BlurArea } from '../../autocomplete/blur-area.tsx';
import { Coordinates } from '../../map/coordinates.tsx';
import { CurrentLocation } from '../../map/current-location.tsx';
import { PlaceMapView } from '../../map/place-map-view.tsx';
import { PlaceSearch } from '../../map/place-search.tsx';
import { nearZoom, placeText, startZoom, toPlace, type Place } from '../../map/place.ts';
import { useNearestAddress } from '../../map/use-nearest-address.ts';
import { useBackground } from '../../map/use-background.ts';
import { useText } from '../../i18n/text-context.tsx';
import type { FieldView, FieldViewProps } from '../../state/fields/field-view.ts';

/** A place: on a map, by address, by the visitor's current location, or by coordinates. */
export const geolocationView: FieldView<'geolocation'> = {
  definition: geolocationDefinition,
  frame: () => 'legend',
  hint: (_field, { translate }) => translate('form.map.how'),
  Control(props) {
    const { cell, field, value, change, ids } = props;
    const background = useBackground(cell.visible);
    useNearestAddress(props);
    const zoom = value?.zoom ?? field.start_location_zoom ?? startZoom;
    const put = (place: Place, near = Math.max(zoom, nearZoom)) =>
      change({ ...toPlace(place), zoom: near });
    const chosenId = `${ids.control}-chosen`;
    return (
      <BlurArea onLeave={props.leave}>
        <PlaceSearch
          {...props}
          onFind={(place, address) =>
            change({ ...toPlace(place), zoom: Math.max(zoom, nearZoom), address })
          }
        />
        <CurrentLocation isEnabled={cell.enabled} onPlace={put} />
        {background && (
          <PlaceMapView
            background={background}
            place={value ?? undefined}
            zoom={zoom}
            isEnabled={cell.enabled}
            describedBy={chosenId}
            onPlace={put}
          />
        )}
        <ChosenPlace {...props} id={chosenId} />
        <Coordinates {...props} place={value ?? undefined} onPlace={put} />
      </BlurArea>
    );
  },
};

interface ChosenPlaceProps extends FieldViewProps<'geolocation'> {
  readonly id: string;
}

/** The place as text, announced when it changes. */
function ChosenPlace({ id, cell, value, change }: ChosenPlaceProps) {
  const { translate, locale } = useText();
  return (
    <div className="chosen-place">
      <p id={id} role="status">
        {value
          ? translate('form.map.chosen', { place: placeText(value, locale) })
          : translate('form.map.none')}
      </p>
      {value && (
        <button
          type="button"
          className="button-plain"
          disabled={!cell.enabled}
          onClick={() => change(null)}
        >
          {translate('form.map.remove')}
        </button>
      )}
    </div>
  );
}
