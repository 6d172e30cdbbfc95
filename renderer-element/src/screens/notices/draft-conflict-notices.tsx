import type { ScreenProps } from '../screen-props.ts';
import { useText } from '../../i18n/text-context.tsx';
import { isOnTheWay } from '../../state/form-state.ts';
import type { Visit } from '../../form-controller/form-controller.ts';
import { ChoiceNotice } from './choice-notice.tsx';
import { formatShortMoment } from '../../i18n/format-time.ts';
import { goOnHere } from '../../drafts/use-this-draft.ts';
import { LostAnswers } from './lost-answers.tsx';
import { reopenSaved } from '../../drafts/resume-draft.ts';

/** What few visitors have to be told of their answers: changed elsewhere, sent before, moved. */
export function OtherNotices(props: ScreenProps) {
  const { visit, walk, state } = props;
  const { translate, locale } = useText();
  const isShown = isOnTheWay(state.screen);
  return (
    <>
      {isShown && state.keptHereAt !== null && (
        <ChoiceNotice
          title={translate('visit.two_drafts.title')}
          text={translate('visit.two_drafts.text', {
            moment: formatShortMoment(state.keptHereAt, locale),
          })}
          options={[
            [translate('visit.two_drafts.link'), () => goOnHere(visit)],
            [translate('visit.two_drafts.device'), () => visit.begin(walk.loaded)],
          ]}
        />
      )}
      {isShown && state.isStale && (
        <ChoiceNotice
          title={translate('visit.stale.title')}
          text={translate('visit.stale.text')}
          options={[
            [translate('visit.stale.here'), () => void saveAnyway(visit)],
            [translate('visit.stale.there'), () => void reopenSaved(visit)],
          ]}
        />
      )}
      {state.isRestored && state.screen === 'confirmation' && (
        <p className="notice">
          {translate('visit.recall.sent')}{' '}
          <button className="button-plain" type="button" onClick={() => visit.reset()}>
            {translate('element.start_over')}
          </button>
        </p>
      )}
      {state.wasSentEarlier && (
        <p className="notice notice-warning">{translate('visit.sent_earlier')}</p>
      )}
      {isShown && state.lost && <LostAnswers {...props} />}
    </>
  );
}

/** Writes what is here over the draft that was changed elsewhere. */
async function saveAnyway(visit: Visit): Promise<void> {
  const { walk } = visit;
  const pending = walk && visit.order(walk)?.pending;
  const { saved } = pending?.read() ?? {};
  if (saved) pending?.write({ saved: { ...saved, revision: undefined } });
  visit.state.isStale = false;
  await visit.save();
}
