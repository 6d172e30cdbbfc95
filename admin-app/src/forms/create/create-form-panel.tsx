import { confidentialityLevels } from '@form-builder/core/contract/confidentiality-levels.ts';
import type { Starter } from '@form-builder/core/starters/starter.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Drawer, Group, Radio, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { IconFileImport } from '@tabler/icons-react';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { FailureAlert } from '../../feedback/failure-alert.tsx';
import { FormButtons } from '../../feedback/form-buttons.tsx';
import { sessionState } from '../../session/session-state.ts';
import { confidentiality } from '../confidentiality.ts';
import { CopyChoice } from './copy-choice.tsx';
import { StartGallery } from './start-gallery.tsx';
import { useCreateForm, type NewForm } from './use-create-form.ts';

interface CreateFormPanelProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** Continues with a file instead. */
  readonly onImport: () => void;
}

/** Asks for a name, creates the form and opens the editor of its first version. */
export function CreateFormPanel({ isOpen, ...ways }: CreateFormPanelProps) {
  const { t } = useLingui();
  const { onClose } = ways;
  return (
    <Drawer opened={isOpen} onClose={onClose} title={t`Nieuw formulier`} padding="lg" size="44rem">
      <NewFormFields {...ways} />
    </Drawer>
  );
}

function NewFormFields({ onClose, onImport }: Omit<CreateFormPanelProps, 'isOpen'>) {
  const { t, i18n } = useLingui();
  const create = useCreateForm();
  const initial = useInitialConfidentiality();
  const [suggested, setSuggested] = useState('');
  /** The name of the example, unless the user has typed one. */
  const nameFor = (typed: string, starter: Starter | null) =>
    typed.trim() === '' || typed === suggested ? (starter?.name[0] ?? '') : typed;
  const form = useForm<NewForm>({
    initialValues: { name: '', confidentiality_level: initial, starter: '', source: '' },
    validate: { name: (name) => (name.trim() === '' ? t`Vul een naam in.` : null) },
  });
  return (
    <form noValidate onSubmit={form.onSubmit((values) => create.mutate(values))}>
      <Stack gap="lg">
        <FailureAlert error={create.error} />
        <TextInput
          label={t`Naam`}
          description={t`Bijvoorbeeld: Parkeervergunning aanvragen`}
          maxLength={200}
          withAsterisk
          data-autofocus
          {...form.getInputProps('name')}
        />
        <StartGallery
          value={form.values.starter}
          onChange={(starter, chosen) => {
            form.setValues({ starter, source: '', name: nameFor(form.values.name, chosen) });
            setSuggested(chosen?.name[0] ?? '');
          }}
        />
        <CopyChoice
          value={form.values.source}
          onChange={(source) => form.setValues({ source, starter: '' })}
        />
        <Radio.Group label={t`Wie mag erbij?`} {...form.getInputProps('confidentiality_level')}>
          <Stack gap="sm" mt="xs">
            {confidentialityLevels.map((level) => (
              <Radio
                key={level}
                value={level}
                label={i18n._(confidentiality[level].label)}
                description={i18n._(confidentiality[level].meaning)}
              />
            ))}
          </Stack>
        </Radio.Group>
        <FormButtons
          submitLabel={t`Formulier maken`}
          isPending={create.isPending}
          onCancel={onClose}
        />
        <Group>
          <Button
            variant="subtle"
            leftSection={<IconFileImport size={18} aria-hidden />}
            onClick={onImport}
          >
            <Trans>Uit een bestand</Trans>
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

/** The organisation's default for new forms. */
function useInitialConfidentiality(): NewForm['confidentiality_level'] {
  const chosen = useSnapshot(sessionState).settings['new_form_confidentiality'];
  return confidentialityLevels.find((level) => level === chosen) ?? 'public';
}
