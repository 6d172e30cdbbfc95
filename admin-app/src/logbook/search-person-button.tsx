import { personLookupKinds, type PersonLookup } from '@form-builder/core/contract/staff/logbook.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Group, Modal, NativeSelect, Stack, Text, TextInput } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconUserSearch } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState, type SyntheticEvent } from 'react';
import { api } from '../api/client.ts';
import { FailureAlert } from '../feedback/failure-alert.tsx';

interface SearchPersonProps {
  /** Gets the keyed pseudonym of the person. */
  readonly onFound: (pseudonym: string) => void;
}

/** Searches the logbook for a person; the search itself is recorded. */
export function SearchPersonButton({ onFound }: SearchPersonProps) {
  const { t } = useLingui();
  const [isOpen, dialog] = useDisclosure();
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconUserSearch size={18} aria-hidden />}
        onClick={dialog.open}
      >
        <Trans>Zoeken naar een persoon</Trans>
      </Button>
      <Modal opened={isOpen} onClose={dialog.close} title={t`Zoeken naar een persoon`}>
        <SearchPersonForm
          onFound={(pseudonym) => {
            dialog.close();
            onFound(pseudonym);
          }}
        />
      </Modal>
    </>
  );
}

function SearchPersonForm({ onFound }: SearchPersonProps) {
  const { t } = useLingui();
  const [kind, setKind] = useState<PersonLookup['kind']>('bsn');
  const [value, setValue] = useState('');
  const [isEmpty, setEmpty] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const search = useMutation({
    mutationFn: async (body: PersonLookup) => (await api.searchLogbookPerson({ body })).data,
    meta: { showsErrors: true },
    // The cache of mutations would keep the identifier.
    gcTime: 0,
    onSuccess: ({ pseudonym }) => onFound(pseudonym),
  });
  const labels = { bsn: t`BSN`, kvk: t`KVK-nummer`, email: t`E-mail`, pseudonym: t`Pseudoniem` };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const hasValue = value.trim() !== '';
    setEmpty(!hasValue);
    if (hasValue) search.mutate({ kind, value });
    else input.current?.focus();
  };
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="md">
        <Text size="sm">
          <Trans>
            Het logboek kent inwoners alleen onder een pseudoniem. Je zoekactie komt in het logboek;
            wat je hier typt niet.
          </Trans>
        </Text>
        <FailureAlert error={search.error} />
        <NativeSelect
          label={t`Zoeken op`}
          data={personLookupKinds.map((one) => ({ value: one, label: labels[one] }))}
          value={kind}
          onChange={({ currentTarget }) => {
            setKind(personLookupKinds.find((one) => one === currentTarget.value) ?? 'bsn');
            setEmpty(false);
            search.reset();
          }}
        />
        <TextInput
          ref={input}
          error={isEmpty && t`Vul in naar wie je zoekt.`}
          errorProps={{ role: 'alert' }}
          label={labels[kind]}
          autoComplete="off"
          maxLength={254}
          data-autofocus
          value={value}
          onChange={(event) => {
            setValue(event.currentTarget.value);
            setEmpty(false);
          }}
        />
        <Group justify="flex-end">
          <Button type="submit" loading={search.isPending}>
            <Trans>Zoeken</Trans>
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
