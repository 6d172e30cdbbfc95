import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Stack, Textarea, TextInput } from '@mantine/core';
import { IconForms } from '@tabler/icons-react';
import { changeVersion } from '../../document/version-commands.ts';
import { useEditedVersion, useEditor, useIsEditable } from '../../editor/editor-context.ts';
import { AccessSettings } from './access-settings.tsx';
import { PanelHeader } from '../panel-header.tsx';
import { ThemeInput } from './theme-input.tsx';
import { VersionSettingInputs } from './version-setting-inputs.tsx';
import styles from '../inspector.module.css';

/** Title, description, confirmation and behaviour of the form as a whole. */
export function VersionPanel() {
  const { t } = useLingui();
  const editor = useEditor();
  const { title, description } = useEditedVersion();
  const isReadOnly = !useIsEditable();
  const isForm = editor.formType === 'form';
  return (
    <>
      <PanelHeader
        kind={isForm ? t`Formulier` : t`Bouwblok`}
        icon={<IconForms size={16} aria-hidden />}
        title={title}
      />
      <Stack gap="md" className={styles.body}>
        <TitleInput key={title} title={title} isReadOnly={isReadOnly} />
        <Textarea
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
        {isForm && <ThemeInput />}
        {isForm && <AccessSettings />}
        {isForm && <VersionSettingInputs />}
      </Stack>
    </>
  );
}

/** The title is only stored when it is not empty; otherwise the input returns to the stored one. */
function TitleInput({ title, isReadOnly }: { title: string; isReadOnly: boolean }) {
  const { t } = useLingui();
  const editor = useEditor();
  return (
    <TextInput
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
