import { useRef, useState } from 'react';
import type { FieldViewProps } from '../state/fields/field-view.ts';
import { PartInput } from '../autocomplete/part-input.tsx';
import { useText } from '../i18n/text-context.tsx';
import { useUnfinishedWork } from '../state/use-unfinished-work.ts';
import { readDegrees, writeDegrees, type Place } from './place.ts';

interface CoordinatesProps extends Pick<FieldViewProps<'geolocation'>, 'ids' | 'cell'> {
  readonly place: Place | undefined;
  onPlace(place: Place): void;
}

/** The texts of the two inputs. */
interface Typed {
  readonly lat: string;
  readonly lng: string;
}

/** Inputs for a place by its coordinates. */
export function Coordinates({ ids, cell, place, onPlace }: CoordinatesProps) {
  const { translate, locale } = useText();
  const [typed, setTyped] = useState<Typed | null>(null);
  const [isWrong, setWrong] = useState(false);
  const write = (degrees: number | undefined) =>
    degrees === undefined ? '' : writeDegrees(degrees, locale);
  const shown = typed ?? { lat: write(place?.lat), lng: write(place?.lng) };
  const wrongId = `${ids.control}-wrong`;
  // The latest text may not be rendered yet when the input loses the focus.
  const latest = useRef(typed);
  const type = (texts: Typed | null) => {
    latest.current = texts;
    setTyped(texts);
  };
  const take = () => {
    const typed = latest.current;
    if (!typed || typed.lat.trim() === '' || typed.lng.trim() === '') return;
    const lat = readDegrees(typed.lat, 90);
    const lng = readDegrees(typed.lng, 180);
    setWrong(lat === undefined || lng === undefined);
    if (lat === undefined || lng === undefined) return;
    type(null);
    onPlace({ lat, lng });
  };
  useUnfinishedWork({
    cell,
    isUnfinished: typed !== null && `${typed.lat}${typed.lng}`.trim() !== '',
    finish() {
      take();
      if (latest.current === null) return undefined;
      setWrong(true);
      return { message: translate('form.map.coordinates_wrong') };
    },
  });
  const box = (name: 'lat' | 'lng') => ({
    id: `${ids.control}-${name}`,
    shown: shown[name],
    isEnabled: cell.enabled,
    isRequired: false,
    isInvalid: isWrong,
    describedBy: isWrong ? wrongId : undefined,
    size: 'medium' as const,
    onType: (text: string) => type({ ...(latest.current ?? shown), [name]: text }),
  });
  return (
    <details className="coordinates" onBlur={take}>
      <summary>{translate('form.map.coordinates')}</summary>
      <p className="hint">{translate('form.map.example', { example: write(52.0907) })}</p>
      <p className={isWrong ? 'error' : 'unseen'} id={wrongId} role="status">
        {isWrong ? translate('form.map.coordinates_wrong') : ''}
      </p>
      <div className="parts">
        <PartInput {...box('lat')} label={translate('form.map.latitude')} />
        <PartInput {...box('lng')} label={translate('form.map.longitude')} />
      </div>
    </details>
  );
}
