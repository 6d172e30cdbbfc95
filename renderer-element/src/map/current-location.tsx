import { useState } from 'react';
import { useText } from '../i18n/text-context.tsx';
import type { Place } from './place.ts';

interface CurrentLocationProps {
  readonly isEnabled: boolean;
  onPlace(place: Place): void;
}

const positionOptions = { enableHighAccuracy: true, timeout: 10_000, maximumAge: 60_000 };

/** A button that requests the visitor's location from the browser. */
export function CurrentLocation({ isEnabled, onPlace }: CurrentLocationProps) {
  const { translate } = useText();
  const [state, setState] = useState<'locating' | 'denied' | 'not_located' | null>(null);
  const ask = () => {
    // Pages without HTTPS have no geolocation, although the types say so.
    const locator = navigator.geolocation as Geolocation | undefined;
    if (!locator) {
      setState('not_located');
      return;
    }
    setState('locating');
    locator.getCurrentPosition(
      ({ coords }) => {
        setState(null);
        onPlace({ lat: coords.latitude, lng: coords.longitude });
      },
      ({ code, PERMISSION_DENIED }) =>
        setState(code === PERMISSION_DENIED ? 'denied' : 'not_located'),
      positionOptions,
    );
  };
  const isProblem = state === 'denied' || state === 'not_located';
  return (
    <>
      <button type="button" className="button map-own" disabled={!isEnabled} onClick={ask}>
        {translate('form.map.own_place')}
      </button>
      <p className={isProblem ? 'look-up-trouble' : 'map-news'} role="status">
        {state && translate(`form.map.${state}`)}
      </p>
    </>
  );
}
