import { Dialog } from '../../dialogs/dialog.tsx';
import { useText } from '../../i18n/text-context.tsx';
import type { Visit } from '../../form-controller/form-controller.ts';
import type { Walk } from '../../navigation/form-navigation.ts';
import { formatTime } from '../../i18n/format-time.ts';
import { MailLink } from './mail-link.tsx';

export interface DraftDialogProps {
  readonly visit: Visit;
  readonly walk: Walk;
  readonly isOpen: boolean;
  onClose(): void;
}

/** Says that the form is saved and how to find it again: on this device, and by a link in a mail. */
export function SaveDialog({ visit, walk, isOpen, onClose }: DraftDialogProps) {
  const { translate, locale } = useText();
  const isKept = walk.loaded.form.settings['drafts.on_device'] !== false;
  const time = isOpen ? formatTime(visit.state.savedAt ?? Date.now(), locale) : '';
  return (
    <Dialog title={translate('visit.draft.saved_title')} isOpen={isOpen} onClose={onClose}>
      <p>{translate('visit.draft.saved_at', { time })}</p>
      {isKept && <p>{translate('visit.draft.saved_here')}</p>}
      <MailLink visit={visit} walk={walk} onClose={onClose} />
    </Dialog>
  );
}
