import { useLingui } from '@lingui/react/macro';
import { Drawer, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import type { ReactNode } from 'react';
import { FailureAlert } from '../feedback/failure-alert.tsx';
import { FormButtons } from '../feedback/form-buttons.tsx';

interface CreatePanelProps {
  readonly title: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** An example of a name. */
  readonly example: string;
  readonly submitLabel: string;
  /** The call that creates an object with this name. */
  readonly create: {
    readonly error: unknown;
    readonly isPending: boolean;
    readonly mutate: (name: string) => void;
  };
  /** Further choices, below the name. */
  readonly children?: ReactNode;
}

/** A panel that asks for the name of a new object. */
export function CreatePanel({ title, isOpen, onClose, ...fields }: CreatePanelProps) {
  return (
    <Drawer opened={isOpen} onClose={onClose} title={title} padding="lg">
      <CreateFields {...fields} onClose={onClose} />
    </Drawer>
  );
}

function CreateFields(props: Omit<CreatePanelProps, 'title' | 'isOpen'>) {
  const { example, submitLabel, create, children, onClose } = props;
  const { t } = useLingui();
  const form = useForm({
    initialValues: { name: '' },
    validate: { name: (name) => (name.trim() === '' ? t`Vul een naam in.` : null) },
  });
  return (
    <form noValidate onSubmit={form.onSubmit(({ name }) => create.mutate(name))}>
      <Stack gap="lg">
        <FailureAlert error={create.error} />
        <TextInput
          label={t`Naam`}
          description={example}
          maxLength={200}
          withAsterisk
          data-autofocus
          {...form.getInputProps('name')}
        />
        {children}
        <FormButtons submitLabel={submitLabel} isPending={create.isPending} onCancel={onClose} />
      </Stack>
    </form>
  );
}
