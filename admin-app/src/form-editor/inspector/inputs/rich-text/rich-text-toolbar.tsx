import { useLingui } from '@lingui/react/macro';
import { ActionIcon, Button, Group, Popover, TextInput } from '@mantine/core';
import {
  IconBold,
  IconH2,
  IconH3,
  IconItalic,
  IconLink,
  IconList,
  IconListNumbers,
} from '@tabler/icons-react';
import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { useState, type SyntheticEvent } from 'react';
import styles from './rich-text-editor.module.css';

/** The buttons of the allowed marks and blocks. */
export function RichTextToolbar({ editor }: { editor: Editor }) {
  const { t } = useLingui();
  const tools = [
    {
      name: t`Vet`,
      Icon: IconBold,
      active: 'bold',
      run: () => editor.chain().focus().toggleBold().run(),
    },
    {
      name: t`Cursief`,
      Icon: IconItalic,
      active: 'italic',
      run: () => editor.chain().focus().toggleItalic().run(),
    },
    {
      name: t`Kop`,
      Icon: IconH2,
      active: 'heading2',
      run: () => editor.chain().focus().toggleHeading({ level: 2 }).run(),
    },
    {
      name: t`Tussenkop`,
      Icon: IconH3,
      active: 'heading3',
      run: () => editor.chain().focus().toggleHeading({ level: 3 }).run(),
    },
    {
      name: t`Lijst`,
      Icon: IconList,
      active: 'bulletList',
      run: () => editor.chain().focus().toggleBulletList().run(),
    },
    {
      name: t`Genummerde lijst`,
      Icon: IconListNumbers,
      active: 'orderedList',
      run: () => editor.chain().focus().toggleOrderedList().run(),
    },
  ] as const;
  const isActive = useEditorState({
    editor,
    selector: ({ editor: current }): Readonly<Record<string, boolean>> => ({
      bold: current.isActive('bold'),
      italic: current.isActive('italic'),
      heading2: current.isActive('heading', { level: 2 }),
      heading3: current.isActive('heading', { level: 3 }),
      bulletList: current.isActive('bulletList'),
      orderedList: current.isActive('orderedList'),
    }),
  });
  return (
    <div role="toolbar" aria-label={t`Opmaak`} className={styles.toolbar}>
      {tools.map(({ name, Icon, active, run }) => (
        <ActionIcon
          key={active}
          variant={isActive[active] ? 'light' : 'subtle'}
          color={isActive[active] ? 'accent' : 'gray'}
          aria-label={name}
          aria-pressed={isActive[active] ?? false}
          onClick={run}
        >
          <Icon size={18} stroke={1.6} aria-hidden />
        </ActionIcon>
      ))}
      <LinkTool editor={editor} />
    </div>
  );
}

/** Adds a link to the selected text; an empty URL removes it. */
function LinkTool({ editor }: { editor: Editor }) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const [address, setAddress] = useState('');
  const open = () => {
    const href: unknown = editor.getAttributes('link')['href'];
    setAddress(typeof href === 'string' ? href : '');
    setOpen(true);
  };
  const apply = (event: SyntheticEvent) => {
    event.preventDefault();
    const chain = editor.chain().focus().extendMarkRange('link');
    if (address.trim() === '') chain.unsetLink().run();
    else chain.setLink({ href: address.trim() }).run();
    setOpen(false);
  };
  return (
    <Popover opened={isOpen} onChange={setOpen} trapFocus withArrow>
      <Popover.Target>
        <ActionIcon variant="subtle" color="gray" aria-label={t`Link`} onClick={open}>
          <IconLink size={18} stroke={1.6} aria-hidden />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown>
        <form onSubmit={apply}>
          <Group gap="xs" align="flex-end" wrap="nowrap">
            <TextInput
              label={t`Adres van de link`}
              placeholder="https://"
              value={address}
              onChange={(event) => setAddress(event.currentTarget.value)}
            />
            <Button type="submit">{address.trim() === '' ? t`Weghalen` : t`Opslaan`}</Button>
          </Group>
        </form>
      </Popover.Dropdown>
    </Popover>
  );
}
