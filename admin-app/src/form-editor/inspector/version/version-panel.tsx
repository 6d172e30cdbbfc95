import { versionSettingSections } from '@form-builder/core/version-settings/version-setting.ts';
import { msg } from '@lingui/core/macro';
import { Plural, useLingui } from '@lingui/react/macro';
import { Accordion, Badge, Stack, Textarea, TextInput } from '@mantine/core';
import { IconForms } from '@tabler/icons-react';
import { ref } from 'valtio';
import { useWasOpened } from '../../../frame/use-was-opened.ts';
import { useInactiveFeatures } from '../../../session/feature-state.ts';
import { changeVersion } from '../../document/version-commands.ts';
import {
  useEditedVersion,
  useEditor,
  useEditorState,
  useIsEditable,
} from '../../editor/editor-context.ts';
import { useProblems } from '../../problems/problems-context.ts';
import { PanelHeader } from '../panel-header.tsx';
import { LazyVersionSection } from './lazy-version-section.tsx';
import { offeredSettings } from './offered-settings.ts';
import { versionSectionNames, type VersionSection } from './version-sections.ts';
import styles from '../inspector.module.css';

const sections: readonly VersionSection[] = ['general', ...versionSettingSections];

/** The settings of the form as a whole, in sections; a building block has only the first. */
export function VersionPanel() {
  const { t } = useLingui();
  const editor = useEditor();
  const { title } = useEditedVersion();
  const isForm = editor.formType === 'form';
  return (
    <>
      <PanelHeader
        kind={isForm ? t`Formulier` : t`Bouwblok`}
        icon={<IconForms size={16} aria-hidden />}
        title={title}
      />
      {isForm ? (
        <Sections />
      ) : (
        <div className={styles.body}>
          <GeneralSettings />
        </div>
      )}
    </>
  );
}

function Sections() {
  const editor = useEditor();
  const { openVersionSections: open } = useEditorState();
  const inactive = useInactiveFeatures();
  const { settings } = useEditedVersion();
  const shown = sections.filter(
    (section) => section === 'general' || offeredSettings(section, settings, inactive).length > 0,
  );
  const remember = (names: readonly string[]) =>
    (editor.state.openVersionSections = ref(sections.filter((name) => names.includes(name))));
  return (
    <Accordion multiple order={3} value={[...open]} onChange={remember} chevronPosition="left">
      {shown.map((section) => (
        <Section key={section} section={section} isOpen={open.includes(section)} />
      ))}
    </Accordion>
  );
}

interface SectionProps {
  readonly section: VersionSection;
  readonly isOpen: boolean;
}

function Section({ section, isOpen }: SectionProps) {
  const { i18n } = useLingui();
  const wasOpened = useWasOpened(isOpen);
  return (
    <Accordion.Item value={section}>
      <Accordion.Control data-version-section={section}>
        {i18n._(versionSectionNames[section])} <ProblemCount section={section} />
      </Accordion.Control>
      <Accordion.Panel>
        {wasOpened &&
          (section === 'general' ? <GeneralSettings /> : <LazyVersionSection section={section} />)}
      </Accordion.Panel>
    </Accordion.Item>
  );
}

/** The number of problems in a section; nothing when there are none. */
function ProblemCount({ section }: { readonly section: VersionSection }) {
  const count = useProblems()?.filter((problem) => problem.section === section).length ?? 0;
  if (count === 0) return null;
  return (
    <Badge variant="light" color="yellow" tt="none" ml="xs">
      <Plural value={count} one="# probleem" other="# problemen" />
    </Badge>
  );
}

function GeneralSettings() {
  const { t } = useLingui();
  const editor = useEditor();
  const { title, description } = useEditedVersion();
  const isReadOnly = !useIsEditable();
  return (
    <Stack gap="md">
      <TitleInput key={title} title={title} isReadOnly={isReadOnly} />
      <Textarea
        wrapperProps={{ 'data-version-setting': 'description' }}
        label={t`Omschrijving`}
        description={t`Wat iemand met dit formulier regelt. Bezoekers lezen het op het inlogscherm en in zoekmachines.`}
        autosize
        minRows={2}
        maxRows={8}
        maxLength={2000}
        readOnly={isReadOnly}
        value={description}
        onChange={(event) =>
          editor.perform(changeVersion({ description: event.currentTarget.value }), {
            label: msg`omschrijving wijzigen`,
            mergeKey: 'description',
          })
        }
      />
    </Stack>
  );
}

/** The title is only stored when it is not empty; otherwise the input returns to the stored one. */
function TitleInput({ title, isReadOnly }: { title: string; isReadOnly: boolean }) {
  const { t } = useLingui();
  const editor = useEditor();
  return (
    <TextInput
      wrapperProps={{ 'data-version-setting': 'title' }}
      label={t`Titel`}
      description={t`De naam van het formulier, zoals bezoekers die zien.`}
      maxLength={200}
      required
      readOnly={isReadOnly}
      defaultValue={title}
      onBlur={(event) => {
        const next = event.currentTarget.value.trim();
        if (next === '') event.currentTarget.value = title;
        else if (next !== title) {
          editor.perform(changeVersion({ title: next }), { label: msg`titel wijzigen` });
        }
      }}
    />
  );
}
