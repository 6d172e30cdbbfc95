import { languages, type Language } from '@form-builder/core/messages/languages.ts';
import { useLingui } from '@lingui/react/macro';
import { Checkbox, Group, NativeSelect, Stack } from '@mantine/core';
import { useState } from 'react';
import { FailureAlert } from '../feedback/failure-alert.tsx';
import { languageName } from '../languages/language-name.ts';
import { sessionState } from '../session/session-state.ts';
import { useSaveSettings } from '../settings/use-save-settings.ts';
import { SaveButtons } from '../unsaved-changes/save-buttons.tsx';
import { useUnsavedChangesGuard } from '../unsaved-changes/use-unsaved-changes-guard.tsx';

/** The language of the product's texts when nothing else fits, which stays on. */
const [fallback] = languages;

interface Choice {
  readonly used: readonly string[];
  readonly standard: string;
}

function storedChoice(): Choice {
  const { languages: used, default_language: standard } = sessionState.settings;
  return {
    used: Array.isArray(used) ? used : languages,
    standard: typeof standard === 'string' ? standard : fallback,
  };
}

/** The languages into which forms can be translated, and the language of new forms. */
export function LanguageChoice() {
  const { t } = useLingui();
  const [stored, setStored] = useState(storedChoice);
  const [choice, setChoice] = useState(stored);
  const isDirty = JSON.stringify(choice) !== JSON.stringify(stored);
  useUnsavedChangesGuard(isDirty);
  const save = useSaveSettings({
    onSaved: () => {
      setStored(storedChoice());
      setChoice(storedChoice());
    },
  });
  const isUsed = (language: Language) => language === fallback || choice.used.includes(language);
  const toggle = (language: Language) => {
    const used = languages.filter((one) => (one === language ? !isUsed(one) : isUsed(one)));
    const standard = used.find((one) => one === choice.standard) ?? fallback;
    setChoice({ used, standard });
  };
  const submit = (event: React.SyntheticEvent) => {
    event.preventDefault();
    if (isDirty) save.mutate({ languages: [...choice.used], default_language: choice.standard });
  };
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="md" mb="xl" maw="40rem">
        <FailureAlert error={save.error} />
        <Checkbox.Group
          label={t`Talen voor formulieren`}
          description={t`In deze talen kun je formulieren vertalen. Nederlands staat altijd aan.`}
          value={languages.filter(isUsed)}
        >
          <Group mt="xs">
            {languages.map((language) => (
              <Checkbox
                key={language}
                value={language}
                label={languageName(language)}
                disabled={language === fallback}
                onChange={() => toggle(language)}
              />
            ))}
          </Group>
        </Checkbox.Group>
        <NativeSelect
          label={t`Standaardtaal`}
          value={choice.standard}
          data={languages.filter(isUsed).map((one) => ({ value: one, label: languageName(one) }))}
          onChange={(event) => setChoice({ ...choice, standard: event.currentTarget.value })}
        />
        <SaveButtons
          isSaving={save.isPending}
          isDirty={isDirty}
          onReset={() => setChoice(stored)}
        />
      </Stack>
    </form>
  );
}
