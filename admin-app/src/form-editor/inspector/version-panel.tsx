import type { VersionSettings } from '@form-builder/core/contract/versions.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Select, Stack, Switch, Textarea, TextInput } from '@mantine/core';
import { IconForms } from '@tabler/icons-react';
import { changeVersion, changeVersionSettings } from '../document/version-commands.ts';
import { useEditedVersion, useEditor, useIsEditable } from '../editor/editor-context.ts';
import { PanelHeader } from './panel-header.tsx';
import styles from './inspector.module.css';

/** Title, description, confirmation and behaviour of the form as a whole. */
export function VersionPanel() {
  const { t } = useLingui();
  const editor = useEditor();
  const { title, description, settings } = useEditedVersion();
  const isReadOnly = !useIsEditable();
  const changeSetting = (changes: Partial<VersionSettings>, mergeKey?: string) =>
    editor.perform(changeVersionSettings(changes), {
      label: msg`instelling van het formulier wijzigen`,
      ...(mergeKey !== undefined && { mergeKey }),
    });
  return (
    <>
      <PanelHeader kind={t`Formulier`} icon={<IconForms size={16} aria-hidden />} title={title} />
      <Stack gap="md" className={styles.body}>
        <TitleInput key={title} title={title} isReadOnly={isReadOnly} />
        <Textarea
          label={t`Omschrijving`}
          description={t`Voor je collega’s; bezoekers zien dit niet.`}
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
        <Textarea
          label={t`Tekst na het versturen`}
          description={t`Wat er nu gebeurt en wanneer de bezoeker iets hoort.`}
          autosize
          minRows={3}
          maxRows={10}
          maxLength={2000}
          readOnly={isReadOnly}
          value={settings['confirmation.text'] ?? ''}
          onChange={(event) =>
            changeSetting({ 'confirmation.text': event.currentTarget.value }, 'confirmation.text')
          }
        />
        <TextInput
          label={t`Terug naar na het versturen`}
          description={t`Het adres van een pagina van uw eigen site, zoals https://www.gemeente.nl/subsidies.`}
          type="url"
          inputMode="url"
          maxLength={2000}
          readOnly={isReadOnly}
          value={settings['confirmation.return_url'] ?? ''}
          onChange={(event) =>
            changeSetting(
              { 'confirmation.return_url': event.currentTarget.value },
              'confirmation.return_url',
            )
          }
        />
        <SettingSwitches isReadOnly={isReadOnly} onChange={changeSetting} />
      </Stack>
    </>
  );
}

/** The title is only stored when it is one; an empty one comes back to what it was. */
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

type SwitchName =
  'theme.has_summary' | 'theme.has_progress' | 'theme.has_stepper' | 'drafts.on_device';

interface SettingSwitch {
  readonly name: SwitchName;
  readonly label: MessageDescriptor;
  readonly help?: MessageDescriptor;
  /** What an absent setting means. */
  readonly isOnByDefault: boolean;
}

const switches: readonly SettingSwitch[] = [
  {
    name: 'theme.has_summary',
    label: msg`Samenvatting voor het versturen`,
    help: msg`De bezoeker kijkt alles na op een laatste pagina.`,
    isOnByDefault: true,
  },
  { name: 'theme.has_progress', label: msg`Voortgang tonen`, isOnByDefault: true },
  {
    name: 'drafts.on_device',
    label: msg`Antwoorden op het apparaat bewaren`,
    help: msg`Zet dit uit voor gevoelige formulieren.`,
    isOnByDefault: true,
  },
];

function SettingSwitches(props: {
  isReadOnly: boolean;
  onChange: (changes: Partial<VersionSettings>) => void;
}) {
  const { t, i18n } = useLingui();
  const { settings } = useEditedVersion();
  const hasProgress = settings['theme.has_progress'] ?? true;
  return (
    <>
      {switches.map(({ name, label, help, isOnByDefault }) => (
        <Switch
          key={name}
          label={i18n._(label)}
          description={help && i18n._(help)}
          disabled={props.isReadOnly}
          checked={settings[name] ?? isOnByDefault}
          onChange={(event) => props.onChange({ [name]: event.currentTarget.checked })}
        />
      ))}
      {hasProgress && (
        <Select
          label={t`Soort voortgang`}
          readOnly={props.isReadOnly}
          allowDeselect={false}
          data={[
            { value: 'linear', label: t`Balk` },
            { value: 'steps', label: t`Stappen` },
          ]}
          value={settings['theme.has_progress.type'] ?? 'linear'}
          onChange={(type) =>
            props.onChange({ 'theme.has_progress.type': type === 'steps' ? 'steps' : 'linear' })
          }
        />
      )}
    </>
  );
}
