import type { IncomingValue } from '@form-builder/core/version-settings/integrations/integration.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Select, Stack, Text, TextInput } from '@mantine/core';
import { takerChoices } from '../form-choices.ts';
import { capitalise } from '../../languages/staff-texts.ts';
import { driverTexts } from '../../providers/provider-words.ts';
import { useReceiverDriver } from '../use-receiver-driver.ts';
import { IntegrationForm } from '../integration-form.tsx';
import { useOpenIntegration } from '../integration-layout.tsx';
import { ValueList } from '../value-list.tsx';

const empty: IncomingValue = { pointer: '/', field: '' };

/** The tab for the response: parts of the receiver's response, and the fields that store them. */
export function IncomingTab() {
  const { t } = useLingui();
  const { version } = useOpenIntegration();
  return (
    <IntegrationForm>
      {(draft, change) => (
        <Stack gap="md">
          <Text>
            <Trans>
              Bewaar wat de ontvanger antwoordt, zoals een zaaknummer, in een tekstveld van de
              inzending.
            </Trans>
          </Text>
          <ValueList
            values={draft.incoming}
            empty={empty}
            isPair
            onChange={(incoming) => change({ incoming })}
          >
            {(value, changeValue) => (
              <>
                <PointerInput
                  value={value.pointer}
                  onChange={(pointer) => changeValue({ ...value, pointer })}
                />
                <Select
                  label={t`Tekstveld`}
                  searchable
                  data={takerChoices(version)}
                  value={value.field === '' ? null : value.field}
                  onChange={(field) => changeValue({ ...value, field: field ?? '' })}
                />
              </>
            )}
          </ValueList>
        </Stack>
      )}
    </IntegrationForm>
  );
}

interface PointerInputProps {
  readonly value: string;
  readonly onChange: (pointer: string) => void;
}

/** The input of a part of the response: one of the known members, else a JSON pointer. */
function PointerInput({ value, onChange }: PointerInputProps) {
  const { t, i18n } = useLingui();
  const { integration } = useOpenIntegration();
  const driver = useReceiverDriver(integration.provider);
  if (driver?.answers === undefined)
    return (
      <TextInput
        label={t`Plaats in het antwoord`}
        placeholder="/zaak/identificatie"
        value={value}
        maxLength={200}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
    );
  const { answer } = driverTexts(driver.name);
  const known = driver.answers.map(({ key, pointer }) => ({
    value: pointer,
    label: capitalise(i18n._(answer(key))),
  }));
  return (
    <Select
      label={t`Uit het antwoord`}
      data={known}
      value={known.some((one) => one.value === value) ? value : null}
      onChange={(pointer) => onChange(pointer ?? '/')}
    />
  );
}
