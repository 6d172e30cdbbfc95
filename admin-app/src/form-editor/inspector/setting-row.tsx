import type { SettingName } from '@form-builder/core/field-types/settings/setting-names.ts';
import type { SettingPart } from '@form-builder/core/field-types/settings/setting-part.ts';
import { settingParts } from '@form-builder/core/field-types/settings/setting-parts.ts';
import type { Field } from '@form-builder/core/form/form-definition.ts';
import { useLingui } from '@lingui/react/macro';
import { useEditor, useIsEditable } from '../editor/editor-context.ts';
import { changeSetting } from './change-setting.ts';
import { useSettingProblem } from '../problems/problems-context.ts';
import { LabelInput } from './inputs/label-input.tsx';
import { useRejectedValue } from './rejected-values.ts';
import { settingInputs } from './setting-inputs.ts';
import { settingIssue } from './setting-issue.ts';
import { settingLabels } from './setting-labels.ts';
import { settingValue } from './setting-value.ts';
import styles from './inspector.module.css';

const labelInput = { Input: LabelInput, isTyped: true };

/**
 * One setting of a field. A value that cannot be stored remains in the input, with the reason,
 * until it is corrected or the stored value changes.
 */
export function SettingRow({ field, name }: { field: Field; name: SettingName }) {
  const { i18n } = useLingui();
  const editor = useEditor();
  const isEditable = useIsEditable();
  const part: SettingPart = settingParts[name];
  const { label, help } = settingLabels[name];
  const { Input, isTyped } = name === 'label' ? labelInput : settingInputs[part.input];
  const stored = settingValue(field, part);
  const [rejected, setRejected] = useRejectedValue(`${field.id} ${name}`, stored);
  const value = rejected ? rejected.value : stored;
  const issue = settingIssue(part, value);
  const problem = useSettingProblem(field.id, part.name);

  const change = (value: unknown) => {
    if (settingIssue(part, value)) return setRejected({ value });
    setRejected();
    changeSetting(editor, field, { name, label, value, isTyped });
  };
  return (
    <div className={styles.setting} data-setting={part.name}>
      <Input
        name={name}
        part={part}
        field={field}
        label={i18n._(label)}
        help={help && i18n._(help)}
        value={value}
        error={issue ? i18n._(issue) : problem}
        isReadOnly={!isEditable}
        change={change}
      />
    </div>
  );
}
