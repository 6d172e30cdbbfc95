import type { ScreenProps } from '../screen-props.ts';
import { useText } from '../../i18n/text-context.tsx';
import { asides } from '../lazy-modules.ts';
import { useLaterPart } from '../../lazy-modules/use-lazy-module.ts';
import { isOnTheWay } from '../../state/form-state.ts';
import { ChoiceNotice } from './choice-notice.tsx';
import { goOnHere } from '../../drafts/use-this-draft.ts';

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
