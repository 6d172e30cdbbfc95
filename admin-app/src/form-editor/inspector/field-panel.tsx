import type { SettingSection } from '@form-builder/core/field-types/settings/setting-part.ts';
import type { Field } from '@form-builder/core/form/form-definition.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Accordion, Badge, Stack, Tabs } from '@mantine/core';
import { ref } from 'valtio';
import { fieldTypeIcons } from '../../field-types/field-type-icons.ts';
import { fieldTypeTexts } from '../../field-types/field-type-texts.ts';
import { useEditedVersion, useEditor, useEditorState } from '../editor/editor-context.ts';
import { ItemMenu } from '../keyboard/item-menu.tsx';
import { countRules } from '../logic/rule-fields.ts';
import { PersonFillInput } from '../logic/person-fill/person-fill-input.tsx';
import { RulesPanel } from '../logic/rules-panel.tsx';
import { PanelHeader } from './panel-header.tsx';
import { SettingRow } from './setting-row.tsx';
import { panelSections, sectionOrder, type PanelSection } from './setting-sections.ts';
import styles from './inspector.module.css';

const sectionNames: Readonly<Record<SettingSection, MessageDescriptor>> = {
  general: msg`Algemeen`,
  display: msg`Weergave`,
  validation: msg`Controle`,
  advanced: msg`Geavanceerd`,
};

/** Settings and rules of the selected field. */
export function FieldPanel({ field }: { field: Field }) {
  const { i18n } = useLingui();
  const editor = useEditor();
  const { fieldTab } = useEditorState();
  const Icon = fieldTypeIcons[field.type];
  const { name } = fieldTypeTexts(field.type);
  const typeName = i18n._(name);
  const ruleCount = countRules(useEditedVersion().pages, field);
  const title = field.label || typeName;
  return (
    <>
      <PanelHeader
        kind={typeName}
        icon={<Icon size={16} aria-hidden />}
        title={title}
        actions={<ItemMenu isTabStop selection={{ kind: 'field', id: field.id }} name={title} />}
      />
      <Tabs
        value={fieldTab}
        onChange={(tab) => (editor.state.fieldTab = tab === 'rules' ? 'rules' : 'settings')}
        keepMounted={false}
      >
        <Tabs.List grow>
          <Tabs.Tab value="settings">
            <Trans>Eigenschappen</Trans>
          </Tabs.Tab>
          <Tabs.Tab
            value="rules"
            rightSection={
              ruleCount > 0 && (
                <Badge size="sm" variant="light" circle>
                  {ruleCount}
                </Badge>
              )
            }
          >
            <Trans>Regels</Trans>
          </Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="settings">
          <FieldSettings field={field} />
        </Tabs.Panel>
        <Tabs.Panel value="rules" className={styles.body}>
          <RulesPanel holder={field} />
        </Tabs.Panel>
      </Tabs>
    </>
  );
}

function FieldSettings({ field }: { field: Field }) {
  const editor = useEditor();
  const { openSections } = useEditorState();
  const remember = (sections: readonly string[]) =>
    (editor.state.openSections = ref(sectionOrder.filter((name) => sections.includes(name))));
  return (
    // A closed section would render its settings again at each key.
    <Accordion
      multiple
      keepMounted={false}
      value={[...openSections]}
      onChange={remember}
      chevronPosition="left"
    >
      {panelSections(field).map((section) => (
        <Section key={section.section} field={field} {...section} />
      ))}
    </Accordion>
  );
}

function Section({ field, section, settings }: PanelSection & { field: Field }) {
  const { i18n } = useLingui();
  return (
    <Accordion.Item value={section}>
      <Accordion.Control>{i18n._(sectionNames[section])}</Accordion.Control>
      <Accordion.Panel>
        <Stack gap="md">
          {settings.map((name) => (
            <SettingRow key={name} field={field} name={name} />
          ))}
          {section === 'advanced' && <PersonFillInput field={field} />}
        </Stack>
      </Accordion.Panel>
    </Accordion.Item>
  );
}
