import { useRef } from 'react';
import type { ScreenProps } from '../pages/screen-props.ts';
import { useText } from '../text/text-context.tsx';
import { useStyles } from '../theme/use-styles.ts';
import { isOnTheWay } from '../visit/visit-state.ts';
import styles from './drafts.css?inline';
import type { Visit } from '../visit/visit.ts';
import { LostAnswers } from './lost-answers.tsx';
import { reopenSaved } from './resume-draft.ts';

/** What the visitor should know of their answers before going on. */
export function DraftNotices(props: ScreenProps) {
  const { visit, walk, state } = props;
  const { translate } = useText();
  const root = useRef<HTMLDivElement>(null);
  useStyles(root, styles);
  const isShown = isOnTheWay(state.screen);
  return (
    <div ref={root} className="notices" role="status">
      {isShown && state.isInOtherTab && (
        <Choice
          title={translate('visit.tabs.title')}
          text={translate('visit.tabs.text')}
          options={[
            [translate('visit.tabs.here'), () => goOnHere(visit)],
            [translate('visit.tabs.there'), () => visit.begin(walk.loaded)],
          ]}
        />
      )}
      {isShown && state.isStale && (
        <Choice
          title={translate('visit.stale.title')}
          text={translate('visit.stale.text')}
          options={[
            [translate('visit.stale.here'), () => void saveAnyway(visit)],
            [translate('visit.stale.there'), () => void reopenSaved(visit)],
          ]}
        />
      )}
      {state.wasSentEarlier && (
        <p className="notice notice-warning">{translate('visit.sent_earlier')}</p>
      )}
      {isShown && state.lost && <LostAnswers {...props} />}
    </div>
  );
}

interface ChoiceProps {
  readonly title: string;
  readonly text: string;
  readonly options: readonly (readonly [label: string, choose: () => void])[];
}

/** Two versions of the same answers: which one goes on is the visitor's choice. */
function Choice({ title, text, options }: ChoiceProps) {
  return (
    <section className="notice notice-warning" part="notice">
      <h2 className="notice-title">{title}</h2>
      <p>{text}</p>
      <div className="notice-actions">
        {options.map(([label, choose]) => (
          <button key={label} className="button-plain" type="button" onClick={choose}>
            {label}
          </button>
        ))}
      </div>
    </section>
  );
}

/** Keeps this tab's answers from now on; the other tab hears of it and is asked in turn. */
function goOnHere(visit: Visit): void {
  visit.state.isInOtherTab = false;
  visit.walk?.progress();
  visit.keepNow();
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
