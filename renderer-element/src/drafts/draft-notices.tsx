import type { ScreenProps } from '../pages/screen-props.ts';
import { useText } from '../text/text-context.tsx';
import { asides } from '../visit/later-parts.ts';
import { useLaterPart } from '../visit/use-later-part.ts';
import { isOnTheWay } from '../visit/visit-state.ts';
import { ChoiceNotice } from './choice-notice.tsx';
import { goOnHere } from './go-on-here.ts';

/** What the visitor should know of their answers before going on. */
export function DraftNotices(props: ScreenProps) {
  const { visit, walk, state } = props;
  const { translate } = useText();
  const { extras, isRestored, isStale, keptHereAt, lost, screen, wasSentEarlier } = state;
  const isRecalled = isRestored && screen === 'confirmation';
  const isToldMore =
    isStale || keptHereAt !== null || lost !== null || wasSentEarlier || isRecalled;
  const others = useLaterPart(asides, isToldMore);
  return (
    <>
      {extras?.Login && <extras.Login {...props} />}
      <div className="notices" role="status">
        {/* Nothing is kept while this waits for an answer, so it must not wait for a line. */}
        {state.isInOtherTab && isOnTheWay(state.screen) && (
          <ChoiceNotice
            title={translate('visit.tabs.title')}
            text={translate('visit.tabs.text')}
            options={[
              [translate('visit.tabs.here'), () => goOnHere(visit)],
              [translate('visit.tabs.there'), () => visit.begin(walk.loaded)],
            ]}
          />
        )}
        {others && <others.OtherNotices {...props} />}
      </div>
    </>
  );
}
