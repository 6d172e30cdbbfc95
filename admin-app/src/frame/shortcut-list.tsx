import { useLingui } from '@lingui/react/macro';
import { Kbd, Modal, Table } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { proxy, useSnapshot } from 'valtio';

const state = proxy({ isOpen: false });

export function openShortcutList(): void {
  state.isOpen = true;
}

/** `?` lists every shortcut. */
export function ShortcutList() {
  const { t } = useLingui();
  const { isOpen } = useSnapshot(state);
  useHotkeys([
    ['shift+?', openShortcutList, { usePhysicalKeys: false }],
    ['?', openShortcutList],
  ]);
  const shortcuts = [
    { keys: ['Ctrl', 'K'], text: t`Zoeken in alles` },
    { keys: ['/'], text: t`Zoeken in de lijst` },
    { keys: ['Ctrl', 'Z'], text: t`In de editor: ongedaan maken` },
    { keys: ['Ctrl', 'Shift', 'Z'], text: t`In de editor: opnieuw doen` },
    { keys: ['Alt', '↑'], text: t`In de editor: omhoog verplaatsen (met ↓ omlaag)` },
    { keys: ['Ctrl', 'D'], text: t`In de editor: kopie maken` },
    { keys: ['Del'], text: t`In de editor: verwijderen` },
    { keys: ['F2'], text: t`In de opbouw: naam wijzigen` },
    { keys: ['?'], text: t`Deze lijst tonen` },
    { keys: ['Esc'], text: t`Het bovenste venster sluiten` },
  ];
  return (
    <Modal
      opened={isOpen}
      onClose={() => {
        state.isOpen = false;
      }}
      title={t`Sneltoetsen`}
    >
      <Table withRowBorders={false}>
        <Table.Tbody>
          {shortcuts.map(({ keys, text }) => (
            <Table.Tr key={text}>
              <Table.Td w="8rem">
                {keys.map((key) => (
                  <Kbd key={key} mr={4}>
                    {key}
                  </Kbd>
                ))}
              </Table.Td>
              <Table.Td>{text}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Modal>
  );
}
