import { useLingui } from '@lingui/react/macro';
import { Kbd, Modal, Table } from '@mantine/core';

/** The list of all shortcuts. */
export function ShortcutList({
  isOpen,
  onClose,
}: {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}) {
  const { t } = useLingui();
  const shortcuts = [
    { keys: ['Ctrl', 'K'], text: t`Zoeken in alles` },
    { keys: ['/'], text: t`Zoeken in de lijst` },
    { keys: ['Alt', '↑'], text: t`Bij een inzending: de vorige van de lijst (met ↓ de volgende)` },
    { keys: ['Ctrl', 'Z'], text: t`In de editor: ongedaan maken` },
    { keys: ['Ctrl', 'Shift', 'Z'], text: t`In de editor: opnieuw doen` },
    { keys: ['Ctrl', 'Shift', 'F'], text: t`In de editor: zoeken en vervangen` },
    { keys: ['Ctrl', 'S'], text: t`In de editor: nu opslaan` },
    { keys: ['Alt', '↑'], text: t`In de editor: omhoog verplaatsen (met ↓ omlaag)` },
    { keys: ['Ctrl', 'D'], text: t`In de editor: kopie maken` },
    {
      keys: ['Ctrl', t`Klik`],
      text: t`In de editor: een veld erbij kiezen (met Shift: alles ertussen)`,
    },
    { keys: ['Ctrl', 'A'], text: t`In de editor: alle velden van de pagina kiezen` },
    {
      keys: [t`Slepen`],
      text: t`In de editor: naast de velden beginnen kiest wat in het kader ligt`,
    },
    { keys: ['Ctrl', 'X'], text: t`In de editor: gekozen velden knippen (met V plakken)` },
    { keys: ['Del'], text: t`In de editor: verwijderen` },
    { keys: ['F2'], text: t`In de editor: naam of label wijzigen` },
    { keys: ['Alt', 'Enter'], text: t`In de editor: naar de eigenschappen` },
    { keys: ['?'], text: t`Deze lijst tonen` },
    { keys: ['Esc'], text: t`Het bovenste venster sluiten` },
  ];
  return (
    <Modal opened={isOpen} onClose={onClose} title={t`Sneltoetsen`}>
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
