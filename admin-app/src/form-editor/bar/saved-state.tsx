import { Trans } from '@lingui/react/macro';
import {
  IconAlertTriangle,
  IconCloudCheck,
  IconCloudOff,
  IconCloudUpload,
  IconEye,
  IconLock,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { SaveState } from '../autosave/save-state.ts';
import { useCan } from '../../session/use-user.ts';
import { useEditor, useEditorState } from '../editor/editor-context.ts';
import styles from './editor-bar.module.css';

interface Shown {
  readonly icon: ReactNode;
  readonly text: ReactNode;
  readonly tone?: 'warning';
}

const shown: Readonly<Record<SaveState['status'], Shown>> = {
  saved: { icon: <IconCloudCheck size={18} aria-hidden />, text: <Trans>Opgeslagen</Trans> },
  unsaved: { icon: <IconCloudUpload size={18} aria-hidden />, text: <Trans>Opslaan…</Trans> },
  saving: { icon: <IconCloudUpload size={18} aria-hidden />, text: <Trans>Opslaan…</Trans> },
  offline: {
    icon: <IconCloudOff size={18} aria-hidden />,
    text: <Trans>Geen verbinding. Je werk staat op dit apparaat.</Trans>,
    tone: 'warning',
  },
  conflict: {
    icon: <IconAlertTriangle size={18} aria-hidden />,
    text: <Trans>Niet opgeslagen</Trans>,
    tone: 'warning',
  },
  refused: {
    icon: <IconAlertTriangle size={18} aria-hidden />,
    text: <Trans>Niet opgeslagen</Trans>,
    tone: 'warning',
  },
  locked: { icon: <IconLock size={18} aria-hidden />, text: <Trans>Vergrendeld</Trans> },
};

/** For users who may read forms but not edit them. */
const onlyRead: Shown = {
  icon: <IconEye size={18} aria-hidden />,
  text: <Trans>Alleen bekijken</Trans>,
};

/** The save state as text. */
export function SavedState() {
  const { save, isEditable } = useEditorState();
  const mayEdit = useCan(useEditor().formType === 'template' ? 'template-edit' : 'form-edit');
  const unchanged = mayEdit ? shown.locked : onlyRead;
  const { icon, text, tone } = isEditable ? shown[save.status] : unchanged;
  return (
    <span className={styles.saved} role="status" data-tone={tone}>
      {icon}
      <span className={styles.savedText}>{text}</span>
    </span>
  );
}
