import { Dialog } from '../../dialogs/dialog.tsx';
import { useText } from '../../i18n/text-context.tsx';
import type { DraftDialogProps } from './save-dialog.tsx';

/** Explains before aborting what happens to the answers, and offers to save them. */
export function StopDialog({ controller, navigation, isOpen, onClose }: DraftDialogProps) {
  const { translate } = useText();
  const { state } = controller;
  const isSaved = state.savedAt !== null;
  const leave = (stop: () => Promise<void>) => {
    onClose();
    if (state.screen === 'payment') navigation.show(state);
    void stop();
  };
  return (
    <Dialog title={translate('form.draft.stop_title')} isOpen={isOpen} onClose={onClose}>
      <p>{translate(isSaved ? 'form.draft.stop_saved' : 'form.draft.stop_wipes')}</p>
      <div className="buttons" part="buttons">
        <button
          className="button button-primary"
          part="button button-primary"
          type="button"
          onClick={() => leave(() => controller.send('save_and_abort'))}
        >
          {translate('form.draft.save_and_stop')}
        </button>
        <button
          className="button"
          part="button"
          type="button"
          onClick={() => leave(() => controller.abort())}
        >
          {translate(isSaved ? 'form.draft.stop_now' : 'form.draft.stop_and_wipe')}
        </button>
        <button className="button" part="button" type="button" onClick={onClose}>
          {translate('form.draft.go_on')}
        </button>
      </div>
    </Dialog>
  );
}
