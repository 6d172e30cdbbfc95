import {
  variableKinds,
  type Variable,
  type VariableKind,
  type VariableSourceName,
} from '@form-builder/core/form/variables/variable.ts';
import { variableSources } from '@form-builder/core/form/variables/variable-sources.ts';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Select, Stack, Text, TextInput } from '@mantine/core';
import { IconVariable } from '@tabler/icons-react';
import type { Changes } from '../document/changes.ts';
import { changeVariable } from '../document/variable-commands.ts';
import { useEditor, useIsEditable } from '../editor/editor-context.ts';
import styles from '../inspector/inspector.module.css';
import { PanelHeader } from '../inspector/panel-header.tsx';
import { ItemMenu } from '../keyboard/item-menu.tsx';
import { References } from '../uses/references.tsx';
import { SourceSettings } from './sources/source-settings.tsx';
import { sourceNames, sourceTexts } from './sources/source-texts.ts';
import { variableKindAppearance } from './variable-kinds.ts';

/** Name, source and value of the selected variable, and the items that refer to it. */
export function VariablePanel({ variable }: { variable: Variable }) {
  const { t, i18n } = useLingui();
  const editor = useEditor();
  const isReadOnly = !useIsEditable();
  const { id, label, value_kind: kind, source } = variable;
  const texts = sourceTexts[source.type];
  const title = label || t`Variabele zonder naam`;
  const change = (changes: Changes<Variable>, typed?: string) =>
    editor.perform(changeVariable(id, changes), {
      label: msg`variabele wijzigen`,
      ...(typed !== undefined && { mergeKey: `${id} ${typed}` }),
    });
  return (
    <>
      <PanelHeader
        kind={t`Variabele`}
        icon={<IconVariable size={16} aria-hidden />}
        title={title}
        actions={<ItemMenu isTabStop selection={{ kind: 'variable', id }} name={title} />}
      />
      <Stack gap="md" className={styles.body}>
        <TextInput
          label={t`Naam`}
          description={t`Zo herken je de variabele in regels, formules en teksten. Bezoekers zien hem niet.`}
          maxLength={200}
          readOnly={isReadOnly}
          value={label}
          onChange={(event) => change({ label: event.currentTarget.value }, 'label')}
        />
        <Select
          label={t`Waar de waarde vandaan komt`}
          description={i18n._(texts.help)}
          readOnly={isReadOnly}
          allowDeselect={false}
          data={sourceNames.map((name) => ({
            value: name,
            label: i18n._(sourceTexts[name].name),
          }))}
          value={source.type}
          onChange={(chosen) => {
            const name = sourceNames.find((one) => one === chosen);
            if (name && name !== source.type) change(changesForSource(kind, name));
          }}
        />
        <Select
          label={t`Soort waarde`}
          readOnly={isReadOnly}
          allowDeselect={false}
          data={(texts.kind ? [texts.kind] : variableKinds).map((one) => ({
            value: one,
            label: i18n._(variableKindAppearance[one].name),
          }))}
          value={kind}
          onChange={(chosen) => {
            const picked = variableKinds.find((one) => one === chosen);
            if (picked && picked !== kind) change(changesForKind(picked, source.type));
          }}
        />
        <SourceSettings
          variable={variable}
          isReadOnly={isReadOnly}
          change={(changed) => change({ source: changed }, 'source')}
        />
        <References read={variable} />
        {!isReadOnly && (
          <Text size="sm" c="dimmed">
            <Trans>
              Gebruik de variabele in een regel bij “Als”, of voeg hem in een formule of een e-mail
              in.
            </Trans>
          </Text>
        )}
      </Stack>
    </>
  );
}

/** Another source starts without settings, and with a kind of value that it supports. */
const changesForSource = (kind: VariableKind, name: VariableSourceName): Changes<Variable> => ({
  source: variableSources[name].initial,
  value_kind: sourceTexts[name].kind ?? kind,
});

/** A value that was entered for one kind does not fit another. */
function changesForKind(kind: VariableKind, name: VariableSourceName): Changes<Variable> {
  const { initial, settings } = variableSources[name];
  const hasValue = settings.some(({ input }) => input === 'value');
  return { value_kind: kind, ...(hasValue && { source: initial }) };
}
