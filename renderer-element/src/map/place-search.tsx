import { useState } from 'react';
import type { FieldViewProps } from '../state/fields/field-view.ts';
import { Combobox } from '../autocomplete/combobox/combobox.tsx';
import { useProcedures } from '../autocomplete/use-procedures.ts';
import { useText } from '../i18n/text-context.tsx';
import { useUnfinishedWork } from '../state/use-unfinished-work.ts';
import type { Place } from './place.ts';

interface PlaceSearchProps extends FieldViewProps<'geolocation'> {
  onFind(place: Place, address: string): void;
}

/** A search for a place by its address: an accessible alternative to the map. */
export function PlaceSearch({ onFind, ...props }: PlaceSearchProps) {
  const { cell, ids, error } = props;
  const { translate } = useText();
  const call = useProcedures();
  const [isFailed, setFailed] = useState(false);
  const [finding, setFinding] = useState<Promise<boolean> | null>(null);
  const find = async (id: string, label: string) => {
    try {
      const { lat, lng } = (await call('bag:get', { id })) ?? {};
      const isPlaced = lat !== undefined && lng !== undefined;
      setFailed(!isPlaced);
      if (isPlaced) onFind({ lat, lng }, label);
      return isPlaced;
    } catch {
      setFailed(true);
      return false;
    } finally {
      setFinding(null);
    }
  };
  useUnfinishedWork({
    cell,
    isUnfinished: finding !== null,
    finish: async () =>
      (await finding) === false ? { message: translate('form.lookup.failed') } : undefined,
  });
  return (
    <>
      <label className="part-label map-search" htmlFor={ids.control}>
        {translate('form.map.search')}
      </label>
      <Combobox
        id={ids.control}
        chosenText=""
        isEnabled={cell.enabled}
        isRequired={cell.requiredIfShown}
        isInvalid={error !== undefined}
        describedBy={props.describedBy}
        searchOf={cell}
        minCharacters={3}
        pauseMs={300}
        find={(search, signal) => call('bag:search', { search }, signal)}
        onChoose={({ id, label }) => setFinding(find(id, label))}
        onText={() => setFailed(false)}
        onLeave={props.leave}
      />
      <p className={isFailed ? 'look-up-trouble' : 'unseen'} role="status">
        {isFailed && translate('form.lookup.failed')}
      </p>
    </>
  );
}
