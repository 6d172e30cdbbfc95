import type { ScreenProps } from '../pages/screen-props.ts';
import { useText } from '../text/text-context.tsx';
import { asides } from '../visit/later-parts.ts';
import { useLaterPart } from '../visit/use-later-part.ts';
import { isOnTheWay } from '../visit/visit-state.ts';
import type { Visit } from '../visit/visit.ts';
import { ChoiceNotice } from './choice-notice.tsx';

/** What the visitor should know of their answers before going on. */
export function DraftNotices(props: ScreenProps) {
  const { visit, walk, state } = props;
  const { translate } = useText();
  const { isStale, lost, wasSentEarlier } = state;
  const others = useLaterPart(asides, isStale || lost !== null || wasSentEarlier);
  return (
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
  );
}

/** Keeps this tab's answers from now on; the other tab hears of it and is asked in turn. */
function goOnHere(visit: Visit): void {
  visit.state.isInOtherTab = false;
  visit.walk?.progress();
  visit.keepNow();
}
