import type { ScreenController, ScreenProps } from '../base/screen-props.ts';
import { useText } from '../../i18n/text-context.tsx';
import { isFillingIn } from '../../state/screen.ts';
import { ChoiceNotice } from './choice-notice.tsx';
import { formatShortMoment } from '../../i18n/format-time.ts';
import { keepThisDraft } from '../../drafts/keep-this-draft.ts';
import { LostAnswers } from './lost-answers.tsx';
import { reopenServerDraft } from '../../drafts/resume-draft.ts';

/** Notices that few visitors see: the draft changed elsewhere, was sent before, or was migrated. */
export function DraftConflictNotices(props: ScreenProps) {
  const { controller, navigation, state } = props;
  const { translate, locale } = useText();
  const isShown = isFillingIn(state.screen);
  return (
    <>
      {isShown && state.deviceDraftAt !== null && (
        <ChoiceNotice
          title={translate('form.two_drafts.title')}
          text={translate('form.two_drafts.text', {
            moment: formatShortMoment(state.deviceDraftAt, locale),
          })}
          options={[
            [translate('form.two_drafts.link'), () => keepThisDraft(controller)],
            [translate('form.two_drafts.device'), () => controller.begin(navigation.loaded)],
          ]}
        />
      )}
      {isShown && state.isStale && (
        <ChoiceNotice
          title={translate('form.stale.title')}
          text={translate('form.stale.text')}
          options={[
            [translate('form.stale.here'), () => void saveAnyway(controller)],
            [translate('form.stale.there'), () => void reopenServerDraft(controller)],
          ]}
        />
      )}
      {state.isRestored && state.screen === 'confirmation' && (
        <p className="notice">
          {translate('form.recall.sent')}{' '}
          <button className="button-plain" type="button" onClick={() => controller.reset()}>
            {translate('element.start_over')}
          </button>
        </p>
      )}
      {state.wasSentEarlier && (
        <p className="notice notice-warning">{translate('form.sent_earlier')}</p>
      )}
      {isShown && state.lostAnswers && <LostAnswers {...props} />}
    </>
  );
}

/** Overwrites the draft that was changed elsewhere. */
async function saveAnyway(controller: ScreenController): Promise<void> {
  const { pending } = controller;
  const { saved } = pending.read();
  if (saved) pending.write({ saved: { ...saved, revision: undefined } });
  controller.state.isStale = false;
  await controller.save();
}
