import { useState } from 'react';
import type { ScreenProps } from '../screen-props.ts';
import { useText } from '../../i18n/text-context.tsx';
import { asides } from '../lazy-modules.ts';
import { isOnTheWay } from '../../state/form-state.ts';
import { formatTime } from '../../i18n/format-time.ts';

/** Under every step: save to go on later, or stop. Quieter than the buttons that lead on. */
export function DraftActions({ visit, walk, state }: ScreenProps) {
  const text = useText();
  const { translate } = text;
  const [asked, setAsked] = useState<'save' | 'stop'>();
  const close = () => setAsked(undefined);
  const ask = (question: typeof asked) =>
    visit.attempt(async () => {
      await asides.fetch(text);
      setAsked(question);
    });
  const save = async () => {
    const before = state.savedAt;
    await visit.save();
    if (visit.state.savedAt !== before) await ask('save');
  };
  const dialogs = asked && asides.find(text);
  const props = { visit, walk, onClose: close };
  return (
    <div className="draft-actions" part="draft-actions" hidden={!isOnTheWay(state.screen)}>
      {state.problem?.canQueue && (
        <p className="draft-queue">
          <button className="button" part="button" type="button" onClick={() => queue(walk)}>
            {translate('visit.queue.offer')}
          </button>
        </p>
      )}
      <div className="draft-buttons">
        <button className="button-plain" type="button" onClick={() => void save()}>
          {translate(state.busy === 'saving' ? 'visit.draft.saving' : 'visit.draft.save')}
        </button>
        <button className="button-plain" type="button" onClick={() => void ask('stop')}>
          {translate('visit.draft.stop')}
        </button>
      </div>
      {state.savedAt !== null && (
        <p className="draft-saved">
          {translate('visit.draft.saved_at', { time: formatTime(state.savedAt, text.locale) })}
        </p>
      )}
      {dialogs && (
        <>
          <dialogs.SaveDialog {...props} isOpen={asked === 'save'} />
          <dialogs.StopDialog {...props} isOpen={asked === 'stop'} />
        </>
      )}
    </div>
  );
}

/** Lets the form wait for a line, as the visitor asked. */
function queue(walk: ScreenProps['walk']): void {
  walk.show(walk.state, 'queued');
  walk.focus({ on: 'heading' });
  walk.progress();
}
