import { Drawer } from '@mantine/core';
import type { ReactNode } from 'react';
import { useEditor, useEditorState } from '../editor/editor-context.ts';
import styles from './editor-layout.module.css';

export interface PanelDrawerProps {
  readonly side: 'left' | 'right';
  readonly name: string;
  readonly children: ReactNode;
}

/** A panel over the canvas, in a window without space beside it. */
export function PanelDrawer({ side, name, children }: PanelDrawerProps) {
  const editor = useEditor();
  const { drawer } = useEditorState();
  return (
    <Drawer
      opened={drawer === side}
      onClose={() => (editor.state.drawer = null)}
      position={side}
      size="20rem"
      title={name}
      classNames={{ body: styles.drawerBody ?? '' }}
    >
      {children}
    </Drawer>
  );
}
