import type { ExportTarget } from '@form-builder/core/contract/staff/submissions/export-schedules.ts';
import { useLingui } from '@lingui/react/macro';
import { Fieldset, Radio, Select, Stack, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { LoadError } from '../../feedback/load-error.tsx';
import { exportTargetsQuery } from './schedules-queries.ts';

interface TargetFieldsProps {
  readonly target: ExportTarget;
  readonly onChange: (target: ExportTarget) => void;
}

/** Asks where a scheduled export goes: a link by mail, or the file itself to a receiver of files. */
export function TargetFields({ target, onChange }: TargetFieldsProps) {
  const { t } = useLingui();
  const { data, error, refetch } = useQuery(exportTargetsQuery);
  const targets = data ?? [];
  return (
    <Fieldset legend={t`Waarheen`}>
      <Stack gap="sm">
        {error !== null && data === undefined && (
          <LoadError error={error} onRetry={() => void refetch()} />
        )}
        <Radio.Group
          aria-label={t`Waarheen`}
          value={target.kind}
          onChange={(kind) =>
            onChange(
              kind === 'drop'
                ? { kind, provider: targets[0]?.id ?? '', folder: '' }
                : { kind: 'mail', mailbox: '' },
            )
          }
        >
          <Stack gap={6}>
            <Radio value="mail" label={t`Een e-mail met een link`} />
            <Radio
              value="drop"
              label={t`Het bestand naar een ontvanger`}
              description={
                data?.length === 0
                  ? t`Een beheerder stelt eerst een bucket (S3) of SFTP-server in bij Aanbieders.`
                  : undefined
              }
              disabled={target.kind !== 'drop' && targets.length === 0}
            />
          </Stack>
        </Radio.Group>
        {target.kind === 'mail' ? (
          <TextInput
            type="email"
            label={t`Ook naar deze mailbox (niet verplicht)`}
            description={t`In de e-mail staan geen antwoorden. Wie downloadt, logt in en heeft zelf het recht nodig.`}
            maxLength={254}
            value={target.mailbox}
            onChange={({ currentTarget }) => onChange({ ...target, mailbox: currentTarget.value })}
          />
        ) : (
          <>
            <Select
              label={t`Ontvanger`}
              data={targets.map(({ id, name }) => ({ value: id, label: name }))}
              allowDeselect={false}
              value={target.provider}
              onChange={(provider) => onChange({ ...target, provider: provider ?? '' })}
            />
            <TextInput
              label={t`Map (niet verplicht)`}
              description={t`Zet een schuine streep tussen mappen. Leeg is de map van de ontvanger.`}
              maxLength={200}
              value={target.folder}
              onChange={({ currentTarget }) => onChange({ ...target, folder: currentTarget.value })}
            />
          </>
        )}
      </Stack>
    </Fieldset>
  );
}
