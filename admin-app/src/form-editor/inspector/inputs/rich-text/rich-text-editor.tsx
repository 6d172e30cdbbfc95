import { EditorContent, useEditor } from '@tiptap/react';
import { useEffect } from 'react';
import { richTextExtensions } from './rich-text-extensions.ts';
import { RichTextToolbar } from './rich-text-toolbar.tsx';
import styles from './rich-text-editor.module.css';

export interface RichTextEditorProps {
  readonly labelId: string;
  readonly html: string;
  readonly isReadOnly: boolean;
  readonly onChange: (html: string) => void;
}

/** The rich-text editor itself; follows changes from outside, such as undo. */
export function RichTextEditor({ labelId, html, isReadOnly, onChange }: RichTextEditorProps) {
  const editor = useEditor({
    extensions: richTextExtensions,
    content: html,
    editable: !isReadOnly,
    injectCSS: false,
    editorProps: {
      attributes: { role: 'textbox', 'aria-multiline': 'true', 'aria-labelledby': labelId },
    },
    onUpdate: ({ editor: updated }) => onChange(updated.isEmpty ? '' : updated.getHTML()),
  });
  useEffect(() => {
    // Closing the section of the panel destroys the editor; opening it again creates a new one.
    if (editor.isDestroyed) return;
    const shown = editor.isEmpty ? '' : editor.getHTML();
    if (shown !== html && !editor.isFocused) {
      editor.commands.setContent(html, { emitUpdate: false });
    }
  }, [editor, html]);
  return (
    <div className={styles.frame}>
      {!isReadOnly && <RichTextToolbar editor={editor} />}
      <EditorContent editor={editor} className={styles.content} />
    </div>
  );
}
