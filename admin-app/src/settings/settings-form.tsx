import { useLingui } from '@lingui/react/macro';
import { Alert, Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useEffect, useRef, type RefObject } from 'react';
import { useLocation } from 'react-router';
import { errorText } from '../api/error-text.ts';
import { useInactiveFeatures } from '../session/feature-state.ts';
import { sessionState } from '../session/session-state.ts';
import { SaveButtons } from '../unsaved-changes/save-buttons.tsx';
import { useUnsavedChangesGuard } from '../unsaved-changes/use-unsaved-changes-guard.tsx';
import { SettingInput } from './setting-input.tsx';
import type { SettingSection } from './sections/setting-section.ts';
import classes from './settings-form.module.css';
import { rejectedSettings, useSaveSettings, type SettingValues } from './use-save-settings.ts';
import { storedValue, validateSetting } from './validate-setting.ts';

interface SettingsFormProps {
  readonly sections: readonly SettingSection[];
  /** Resolves to whether to save the changed settings; `all` are the settings as they would be. */
  readonly confirm?: (changed: SettingValues, all: SettingValues) => Promise<boolean>;
}

/**
 * The settings of one tab: saves all changes or none, and keeps the typed values when saving fails.
 */
export function SettingsForm(props: SettingsFormProps) {
  const { i18n } = useLingui();
  const inactive = useInactiveFeatures();
  const sections = props.sections.filter(
    ({ feature }) => feature === undefined || !inactive.includes(feature),
  );
  const fields = sections.flatMap((section) => section.fields);
  const valuesOf = (settings: Readonly<Record<string, unknown>>): SettingValues =>
    Object.fromEntries(
      fields.map(({ id }) => [id, (settings[id] ?? null) as SettingValues[string]]),
    );
  const form = useForm<Record<string, SettingValues[string]>>({
    initialValues: valuesOf(sessionState.settings),
    validate: Object.fromEntries(
      fields.map((field) => [
        field.id,
        (value: SettingValues[string]) => {
          const problem = validateSetting(field, value);
          return problem && i18n._(problem);
        },
      ]),
    ),
  });
  useUnsavedChangesGuard(form.isDirty());
  const save = useSaveSettings({
    confirm: async (changed) =>
      props.confirm === undefined || props.confirm(changed, { ...form.values, ...changed }),
    onSaved: (saved) => {
      form.setInitialValues(valuesOf(saved));
      form.setValues(valuesOf(saved));
    },
  });
  const submit = (values: SettingValues) => {
    const changed = Object.fromEntries(
      fields
        .filter(({ id }) => form.isDirty(id))
        .map(({ id }) => [id, storedValue(values[id] ?? null)]),
    );
    if (Object.keys(changed).length === 0) return;
    save.mutate(changed, { onError: (error) => form.setErrors(rejectedSettings(error, changed)) });
  };
  const element = useNamedSetting();
  return (
    <form ref={element} noValidate onSubmit={form.onSubmit(submit, focusFirst)}>
      <Stack gap="xl" maw="40rem">
        {save.error !== null && <SaveError error={save.error} hasFields={hasErrors(form.errors)} />}
        {sections.map((section) => (
          <fieldset key={section.title.id} className={classes.section}>
            <legend className={classes.legend}>{i18n._(section.title)}</legend>
            <Stack gap="md">
              {section.fields.map((field) => (
                <div
                  key={field.id}
                  data-setting={field.id}
                  className={field.Preview && classes.previewed}
                >
                  <SettingInput
                    field={field}
                    value={form.values[field.id] ?? null}
                    error={form.errors[field.id]}
                    onChange={(value) => form.setFieldValue(field.id, value)}
                  />
                  {field.Preview && <field.Preview values={form.values} />}
                </div>
              ))}
              {section.Preview && <section.Preview values={form.values} />}
            </Stack>
          </fieldset>
        ))}
        <SaveButtons isSaving={save.isPending} isDirty={form.isDirty()} onReset={form.reset} />
      </Stack>
    </form>
  );
}

/** The form; the setting that the URL names (`#mfa`) takes the focus. */
function useNamedSetting(): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  const { hash, key } = useLocation();
  useEffect(() => {
    // `key` is there for a setting that is chosen again.
    if (hash !== '' && form.current !== null) focusSetting(form.current, hash.slice(1));
  }, [hash, key]);
  return form;
}

/** Focuses the first invalid setting. */
function focusFirst(
  errors: object,
  _values: SettingValues,
  event: React.SyntheticEvent<HTMLFormElement> | undefined,
): void {
  if (event) focusSetting(event.currentTarget, Object.keys(errors)[0] ?? '');
}

/** The inputs that a library hides behind its own control cannot have the focus. */
const focusable = 'input:not([type="hidden"], [type="file"]), textarea, button';

function focusSetting(form: HTMLFormElement, id: string): void {
  const settings = [...form.querySelectorAll<HTMLElement>('[data-setting]')];
  const setting = settings.find(({ dataset }) => dataset['setting'] === id);
  setting?.querySelector<HTMLElement>(focusable)?.focus();
}

const hasErrors = (errors: object): boolean => Object.keys(errors).length > 0;

/** Errors of a field are shown at the field; other errors here. */
function SaveError({ error, hasFields }: { readonly error: unknown; readonly hasFields: boolean }) {
  const { t } = useLingui();
  return (
    <Alert color="red" variant="light" role="alert" title={t`De instellingen zijn niet opgeslagen`}>
      {hasFields
        ? t`Kijk bij de velden wat er niet klopt. Er is nog niets gewijzigd.`
        : errorText(error)}
    </Alert>
  );
}
