import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Text, UnstyledButton } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import type { Variable } from '@form-builder/core/form/variables/variable.ts';
import { useEditedVersion, useEditor, useEditorState } from '../editor/editor-context.ts';
import { openProperties } from '../editor/open-properties.ts';
import { addVariable } from '../editor/variable-actions.ts';
import { handleItemKey } from '../keyboard/item-keys.ts';
import { ItemMenu } from '../keyboard/item-menu.tsx';
import { variableKindAppearance } from './variable-kinds.ts';
import styles from './variable-list.module.css';

/** The variables of the version; without any, an explanation and the first step. */
export function VariableList() {
  const { t } = useLingui();
  const editor = useEditor();
  const { variables } = useEditedVersion();
  const { isEditable } = useEditorState();
  const add = () => {
    addVariable(editor);
    openProperties(editor);
  };
  return (
    <div className={styles.panel}>
      {variables.length === 0 && (
        <Text size="sm" c="dimmed" mb="xs">
          <Trans>
            Een variabele is een waarde die bezoekers niet zien, zoals een tarief of een berekende
            leeftijd. Je gebruikt hem in regels, formules en teksten.
          </Trans>
        </Text>
      )}
      <ul className={styles.list} data-focus-list aria-label={t`Variabelen`}>
        {variables.map((variable) => (
          <VariableItem key={variable.id} variable={variable} />
        ))}
      </ul>
      {isEditable && (
        <Button
          variant="subtle"
          size="compact-sm"
          leftSection={<IconPlus size={16} aria-hidden />}
          onClick={add}
        >
          <Trans>Variabele toevoegen</Trans>
        </Button>
      )}
    </div>
  );
}

function VariableItem({ variable: { id, label, value_kind } }: { variable: Variable }) {
  const { t, i18n } = useLingui();
  const editor = useEditor();
  const { selection } = useEditorState();
  const { Icon, name: kind } = variableKindAppearance[value_kind];
  const name = label || t`Variabele zonder naam`;
  const isSelected = selection.kind === 'variable' && selection.id === id;
  return (
    <li className={styles.item} data-selected={isSelected || undefined}>
      <UnstyledButton
        className={styles.name}
        data-row={id}
        aria-pressed={isSelected}
        onClick={() => {
          editor.select({ kind: 'variable', id });
          if (editor.state.drawer === 'left') openProperties(editor);
        }}
        onKeyDown={(event) => handleItemKey(editor, { kind: 'variable', id }, event)}
      >
        <Icon size={16} stroke={1.6} role="img" aria-label={i18n._(kind)} className={styles.icon} />
        <span className={styles.label}>{name}</span>
      </UnstyledButton>
      <ItemMenu isTabStop selection={{ kind: 'variable', id }} name={name} />
    </li>
  );
}
