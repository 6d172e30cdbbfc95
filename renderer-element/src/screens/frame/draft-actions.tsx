import { useState } from 'react';
import type { ScreenProps } from '../base/screen-props.ts';
import { useText } from '../../i18n/text-context.tsx';
import { coSignatureScreens, extraScreens } from '../lazy/lazy-modules.ts';
import { useLazyModule } from '../../lazy-modules/use-lazy-module.ts';
import { isFillingIn } from '../../state/screen.ts';
import { formatTime } from '../../i18n/format-time.ts';

/**
 * The buttons below every step to save for later or abort; less prominent than the navigation
 * buttons.
 */
export function DraftActions({ controller, navigation, state }: ScreenProps) {
  const text = useText();
  const { translate } = text;
  const [asked, setAsked] = useState<'save' | 'stop'>();
  const close = () => setAsked(undefined);
  const ask = (question: typeof asked) =>
    controller.attempt(async () => {
      await extraScreens.fetch(text);
      setAsked(question);
    });
  const isPaying =
    state.screen === 'payment' && navigation.loaded.form.settings['drafts.on_device'] !== false;
  const save = async () => {
    // Saving makes an unpaid submission a draft again.
    if (isPaying) navigation.show(state);
    const before = state.savedAt;
    await controller.save();
    if (controller.state.savedAt !== before) await ask('save');
  };
  // A closed dialog stays: the browser returns the focus only from one that is still in the page.
  const dialogs = extraScreens.find(text);
  const isCoSigned = navigation.loaded.form.settings['co_signature.method'] === 'login';
  const coSigning = useLazyModule(coSignatureScreens, isCoSigned);
  const props = { controller, navigation, onClose: close };
  return (
    <div
      className="draft-actions"
      part="draft-actions"
      hidden={!isFillingIn(state.screen) && !isPaying}
    >
      {state.problem?.canQueue && (
        <p className="draft-queue">
          <button className="button" part="button" type="button" onClick={() => queue(navigation)}>
            {translate('form.queue.offer')}
          </button>
        </p>
      )}
      <div className="draft-buttons">
        <button className="button-plain" type="button" onClick={() => void save()}>
          {translate(state.busy === 'saving' ? 'form.draft.saving' : 'form.draft.save')}
        </button>
        <button className="button-plain" type="button" onClick={() => void ask('stop')}>
          {translate('form.draft.stop')}
        </button>
      </div>
      {state.savedAt !== null && (
        <p className="draft-saved">
          {translate('form.draft.saved_at', { time: formatTime(state.savedAt, text.locale) })}
        </p>
      )}
      {coSigning && <coSigning.CoSignStart {...props} />}
      {dialogs && (
        <>
          <dialogs.SaveDialog {...props} isOpen={asked === 'save'} />
          <dialogs.StopDialog {...props} isOpen={asked === 'stop'} />
        </>
      )}
    </div>
  );
}

/** The visitor chose to queue the form until they are online. */
function queue(navigation: ScreenProps['navigation']): void {
  navigation.show(navigation.state, 'queued');
  navigation.focus({ on: 'heading' });
  navigation.progress();
}
