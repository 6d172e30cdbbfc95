import { Dialog } from '../../dialogs/dialog.tsx';
import { useText } from '../../i18n/text-context.tsx';
import type { ScreenController } from '../base/screen-props.ts';
import type { FormNavigation } from '../../navigation/form-navigation.ts';
import { formatTime } from '../../i18n/format-time.ts';
import { MailLink } from './mail-link.tsx';

export interface DraftDialogProps {
  readonly controller: ScreenController;
  readonly navigation: FormNavigation;
  readonly isOpen: boolean;
  onClose(): void;
}

/** Shows that the form is saved and how to resume it: on this device, and by a mailed link. */
export function SaveDialog({ controller, navigation, isOpen, onClose }: DraftDialogProps) {
  const { translate, locale } = useText();
  const isKept = navigation.loaded.form.settings['drafts.on_device'] !== false;
  const time = isOpen ? formatTime(controller.state.savedAt ?? Date.now(), locale) : '';
  return (
    <Dialog title={translate('form.draft.saved_title')} isOpen={isOpen} onClose={onClose}>
      <p>{translate('form.draft.saved_at', { time })}</p>
      {isKept && <p>{translate('form.draft.saved_here')}</p>}
      <MailLink controller={controller} navigation={navigation} onClose={onClose} />
    </Dialog>
  );
}
