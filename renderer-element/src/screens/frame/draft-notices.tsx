import type { ScreenProps } from '../base/screen-props.ts';
import { useText } from '../../i18n/text-context.tsx';
import { extraScreens, loginWarnings } from '../lazy/lazy-modules.ts';
import { useLazyModule } from '../../lazy-modules/use-lazy-module.ts';
import { isFillingIn } from '../../state/screen.ts';
import { ChoiceNotice } from '../notices/choice-notice.tsx';
import { keepThisDraft } from '../../drafts/keep-this-draft.ts';

/** The notices about drafts, shown before the visitor continues. */
export function DraftNotices(props: ScreenProps) {
  const { controller, navigation, state } = props;
  const { translate } = useText();
  const { isRestored, isStale, deviceDraftAt, lostAnswers, screen, wasSentEarlier } = state;
  const isRecalled = isRestored && screen === 'confirmation';
  const isToldMore =
    isStale || deviceDraftAt !== null || lostAnswers !== null || wasSentEarlier || isRecalled;
  const others = useLazyModule(extraScreens, isToldMore);
  const logins = useLazyModule(loginWarnings, state.hasLogin);
  return (
    <>
      {logins && <logins.LoginWarnings navigation={navigation} screen={screen} />}
      <div className="notices" role="status">
        {/* No draft is stored until the visitor chooses, so this notice must work offline. */}
        {state.isEditedInOtherTab && isFillingIn(state.screen) && (
          <ChoiceNotice
            title={translate('form.tabs.title')}
            text={translate('form.tabs.text')}
            options={[
              [translate('form.tabs.here'), () => keepThisDraft(controller)],
              [translate('form.tabs.there'), () => controller.begin(navigation.loaded)],
            ]}
          />
        )}
        {others && <others.DraftConflictNotices {...props} />}
      </div>
    </>
  );
}
