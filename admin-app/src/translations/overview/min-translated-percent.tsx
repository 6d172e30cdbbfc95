import type { Version } from '@form-builder/core/contract/staff/forms/versions.ts';
import { readVersionSetting } from '@form-builder/core/version-settings/read-version-setting.ts';
import { minTranslatedPercent } from '@form-builder/core/version-settings/translation-settings.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Group, NumberInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../api/client.ts';
import { queryKeys } from '../../api/query-keys.ts';

/**
 * The percentage of translated texts from which visitors can choose a language; users who edit the
 * form can change it.
 */
export function MinTranslatedPercent({ version }: { readonly version: Version }) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const stored = readVersionSetting(version, minTranslatedPercent);
  const [percent, setPercent] = useState(stored);
  const save = useMutation({
    mutationFn: (percent: number) =>
      api.updateVersion({
        params: { id: version.id },
        headers: { 'if-match': `"${String(version.revision)}"` },
        body: { settings: { ...version.settings, [minTranslatedPercent.key]: percent } },
      }),
    onSettled: () => queries.invalidateQueries({ queryKey: queryKeys.versions.all }),
  });
  return (
    <Group gap="sm" align="end">
      <NumberInput
        label={t`Taal aanbieden vanaf`}
        description={t`Wat niet vertaald is, blijft in de taal van het formulier.`}
        suffix=" %"
        min={1}
        max={100}
        clampBehavior="blur"
        allowDecimal={false}
        w="20rem"
        maw="100%"
        readOnly={!version.is_editable}
        value={percent}
        onChange={(value) => setPercent(Number(value))}
      />
      {version.is_editable && percent !== stored && percent >= 1 && (
        <Button loading={save.isPending} onClick={() => save.mutate(percent)}>
          <Trans>Opslaan</Trans>
        </Button>
      )}
    </Group>
  );
}
