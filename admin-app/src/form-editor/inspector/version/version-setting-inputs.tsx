import { textFieldsOf } from '@form-builder/core/form/fields-outside-rows.ts';
import type { Field, Page } from '@form-builder/core/form/form-definition.ts';
import type { StaffMessageId } from '@form-builder/core/messages/message-ids.ts';
import { readVersionSetting } from '@form-builder/core/version-settings/read-version-setting.ts';
import type {
  VersionSetting,
  VersionSettingInput,
  VersionSettingSection,
} from '@form-builder/core/version-settings/version-setting.ts';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { NumberInput, Select, Switch, Textarea, TextInput } from '@mantine/core';
import * as v from 'valibot';
import { formTestsSchema } from '@form-builder/core/version-settings/form-test.ts';
import { coSignatureLoginsSchema } from '@form-builder/core/version-settings/co-signature/co-signature-login.ts';
import { destinationsSchema } from '@form-builder/core/version-settings/destination.ts';
import { DestinationsInput } from '../inputs/destinations-input.tsx';
import { LoginsInput } from '../inputs/logins-input.tsx';
import type { ReactNode } from 'react';
import { capitalise, staffText } from '../../../languages/staff-texts.ts';
import { changeVersionSettings } from '../../document/version-commands.ts';
import { useEditedVersion, useEditor, useIsEditable } from '../../editor/editor-context.ts';
import { FormTestsInput } from '../../form-tests/form-tests-input.tsx';
import { TemplateLineInput, TemplateTextInput } from '../inputs/template/template-input.tsx';
import { asText } from '../inputs/text-inputs.tsx';
import { useInactiveFeatures } from '../../../session/feature-state.ts';
import { useRejectedValue } from '../rejected-values.ts';
import { mailFieldsOf } from './mail-fields.ts';
import { offeredSettings } from './offered-settings.ts';

/** A control for every setting of the version in a section. */
export function VersionSettingInputs({ section }: { readonly section: VersionSettingSection }) {
  const version = useEditedVersion();
  return offeredSettings(section, version.settings, useInactiveFeatures()).map((setting) => (
    <div key={setting.key} data-version-setting={setting.key}>
      <SettingInput setting={setting} />
    </div>
  ));
}

function SettingInput({ setting }: { readonly setting: VersionSetting }) {
  const { i18n } = useLingui();
  const editor = useEditor();
  const version = useEditedVersion();
  const isReadOnly = !useIsEditable();
  const { key, input, hasHelp } = setting;
  const { Input, isTyped } = controls[input];
  const label = i18n._(nameOf(key));
  return (
    <Input
      setting={setting}
      label={capitalise(label)}
      help={hasHelp && i18n._(textOf(`setting_help.${key}`))}
      value={readVersionSetting(version, setting)}
      isReadOnly={isReadOnly}
      change={(value) =>
        editor.perform(changeVersionSettings({ [key]: value }), {
          label: changeOf(label),
          ...(isTyped && { mergeKey: key }),
        })
      }
    />
  );
}

interface ControlProps {
  readonly setting: VersionSetting;
  readonly label: string;
  readonly help: string | undefined;
  readonly value: unknown;
  readonly isReadOnly: boolean;
  readonly change: (value: unknown) => void;
}

interface Control {
  readonly Input: (props: ControlProps) => ReactNode;
  /** Whether quick consecutive changes are merged into one undo step. */
  readonly isTyped: boolean;
}

/** A control for every kind of input: a forgotten one does not compile. */
const controls: Readonly<Record<VersionSettingInput, Control>> = {
  switch: { Input: SwitchInput, isTyped: false },
  choice: { Input: ChoiceInput, isTyped: false },
  text: { Input: ShortTextInput, isTyped: true },
  multiline: { Input: LongTextInput, isTyped: true },
  number: { Input: WholeNumberInput, isTyped: true },
  'email-field': { Input: EmailFieldInput, isTyped: false },
  'text-field': { Input: TextFieldInput, isTyped: false },
  logins: { Input: LoginList, isTyped: false },
  template: { Input: TemplateLine, isTyped: true },
  'template-lines': { Input: TemplateText, isTyped: true },
  destinations: { Input: DestinationList, isTyped: true },
  'form-tests': { Input: FormTestList, isTyped: true },
  none: { Input: () => null, isTyped: false },
};

function SwitchInput({ label, help, value, isReadOnly, change }: ControlProps) {
  return (
    <Switch
      label={label}
      description={help}
      disabled={isReadOnly}
      checked={value === true}
      onChange={(event) => change(event.currentTarget.checked)}
    />
  );
}

function ChoiceInput({ setting, label, help, value, isReadOnly, change }: ControlProps) {
  const { i18n } = useLingui();
  const { key, choices = [] } = setting;
  return (
    <Select
      label={label}
      description={help}
      readOnly={isReadOnly}
      allowDeselect={false}
      data={choices.map((choice) => ({
        value: choice,
        label: i18n._(textOf(`setting_choice.${key}.${choice}`)),
      }))}
      value={asText(value)}
      onChange={change}
    />
  );
}

/** A value that cannot be stored, such as half an address, remains in the input with a remark. */
function ShortTextInput({ setting, label, help, value, isReadOnly, change }: ControlProps) {
  const { t } = useLingui();
  const [rejected, setRejected] = useRejectedValue(`settings ${setting.key}`, value);
  return (
    <TextInput
      label={label}
      description={help}
      maxLength={2000}
      readOnly={isReadOnly}
      error={rejected && t`Dit is nog niet bewaard: zo past het hier niet.`}
      value={asText(rejected ? rejected.value : value)}
      onChange={({ currentTarget: { value: typed } }) => {
        if (!v.is(setting.schema, typed)) return setRejected({ value: typed });
        setRejected();
        change(typed);
      }}
    />
  );
}

function LongTextInput({ label, help, value, isReadOnly, change }: ControlProps) {
  return (
    <Textarea
      label={label}
      description={help}
      autosize
      minRows={3}
      maxRows={10}
      maxLength={2000}
      readOnly={isReadOnly}
      value={asText(value)}
      onChange={(event) => change(event.currentTarget.value)}
    />
  );
}

function WholeNumberInput({ setting, label, help, value, isReadOnly, change }: ControlProps) {
  const { min = 0, max = Number.MAX_SAFE_INTEGER } = setting.limits ?? {};
  return (
    <NumberInput
      label={label}
      description={help}
      min={min}
      max={max}
      clampBehavior="strict"
      allowDecimal={false}
      readOnly={isReadOnly}
      value={typeof value === 'number' ? value : ''}
      // Ignores an empty input while the designer types.
      onChange={(typed) => typeof typed === 'number' && typed >= min && change(typed)}
    />
  );
}

/** Chooses an e-mail field of the form; not one in rows, which has an address for each row. */
function EmailFieldInput(props: ControlProps) {
  return <FieldInput {...props} listFields={mailFieldsOf} />;
}

function TextFieldInput(props: ControlProps) {
  return <FieldInput {...props} listFields={textFieldsOf} />;
}

interface FieldInputProps extends ControlProps {
  readonly listFields: (pages: readonly Page[]) => readonly Field[];
}

function FieldInput({ label, help, value, isReadOnly, change, listFields }: FieldInputProps) {
  const { pages } = useEditedVersion();
  return (
    <Select
      label={label}
      description={help}
      readOnly={isReadOnly}
      clearable
      data={listFields(pages).map(({ id, label: name }) => ({ value: id, label: name || '…' }))}
      value={asText(value) || null}
      onChange={(id) => change(id ?? '')}
    />
  );
}

function TemplateLine({ value, ...props }: ControlProps) {
  return <TemplateLineInput {...props} maxLength={200} value={asText(value)} />;
}

function TemplateText({ value, ...props }: ControlProps) {
  return <TemplateTextInput {...props} maxLength={5000} value={asText(value)} />;
}

function LoginList({ value, ...props }: ControlProps) {
  return <LoginsInput {...props} value={v.parse(coSignatureLoginsSchema, value)} />;
}

function DestinationList({ value, ...props }: ControlProps) {
  return <DestinationsInput {...props} value={v.parse(destinationsSchema, value)} />;
}

function FormTestList({ value, ...props }: ControlProps) {
  return <FormTestsInput {...props} value={v.parse(formTestsSchema, value)} />;
}

const changeOf = (setting: string) => msg`“${setting}” wijzigen`;

const nameOf = (key: string) => textOf(`diff.setting.${key}`);

/** A test of all settings ensures that their messages exist. */
const textOf = (id: string) => staffText(id as StaffMessageId);
