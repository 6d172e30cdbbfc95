import { useLingui } from '@lingui/react/macro';
import {
  IconAppWindow,
  IconArrowsMaximize,
  IconExternalLink,
  IconLayoutSidebarRight,
  IconX,
} from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import type { Editor } from '../../editor/editor.ts';
import { useEditor } from '../../editor/editor-context.ts';
import { IconButton } from '../icon-button.tsx';
import { closePreview, showPreview, type PreviewPlace } from './show-preview.ts';

/** Editors whose preview moves: its buttons take the focus in the new place, as those of the old one are gone. */
const moving = new WeakSet<Editor>();

/** Moves the preview beside the canvas, instead of it or to a window of its own, and closes it. */
export function PlaceButtons({ place }: { readonly place: PreviewPlace }) {
  const { t } = useLingui();
  const editor = useEditor();
  const group = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (moving.delete(editor)) group.current?.querySelector('button')?.focus();
  }, [editor]);
  const show = (next: PreviewPlace) => () => {
    if (showPreview(editor, next)) moving.add(editor);
  };
  return (
    <div ref={group} style={{ display: 'contents' }}>
      {place === 'window' && (
        <IconButton
          name={t`Naar het venster`}
          Icon={IconAppWindow}
          onClick={() => editor.state.previewWindow?.focus()}
        />
      )}
      {place !== 'beside' && (
        <IconButton
          name={t`Naast het formulier zetten`}
          Icon={IconLayoutSidebarRight}
          onClick={show('beside')}
        />
      )}
      {place !== 'window' && (
        <IconButton
          name={t`In een eigen venster`}
          Icon={IconExternalLink}
          onClick={show('window')}
        />
      )}
      {place === 'beside' && (
        <IconButton
          name={t`Voorbeeld vergroten`}
          Icon={IconArrowsMaximize}
          onClick={show('instead')}
        />
      )}
      {place !== 'instead' && (
        <IconButton name={t`Voorbeeld sluiten`} Icon={IconX} onClick={() => closePreview(editor)} />
      )}
    </div>
  );
}
