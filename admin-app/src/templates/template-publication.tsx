import { templateEnvironment } from '@form-builder/core/contract/staff/forms/forms.ts';
import type { VersionSummary } from '@form-builder/core/contract/staff/forms/versions.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Group, Stack, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { api } from '../api/client.ts';
import { FailureAlert } from '../feedback/failure-alert.tsx';
import { notifySuccess } from '../api/notify.ts';
import { queryClient } from '../api/query-client.ts';
import { queryKeys } from '../api/query-keys.ts';
import { useCan } from '../session/use-user.ts';

/** The state of a building block's version, with the button to publish or withdraw it. */
export function TemplatePublication({ version }: { readonly version: VersionSummary }) {
  const { number, is_published: isPublished } = version;
  const mayPublish = useCan('template-publish');
  const step = useTemplateStep(version);
  return (
    <Stack gap="sm" align="flex-start">
      <Text>
        {isPublished ? (
          <Trans>
            Versie {number} is gepubliceerd: ontwerpers kunnen het bouwblok in formulieren zetten.
          </Trans>
        ) : (
          <Trans>
            Versie {number} is nog niet gepubliceerd. Na publiceren kan deze versie niet meer worden
            gewijzigd. Formulieren met een oudere versie houden die, tot iemand de nieuwe overneemt.
          </Trans>
        )}
      </Text>
      <FailureAlert error={step.error} />
      {mayPublish && (
        <Group>
          {isPublished ? (
            <Button
              variant="default"
              loading={step.isPending}
              onClick={() => step.mutate('withdraw')}
            >
              <Trans>Publicatie intrekken</Trans>
            </Button>
          ) : (
            <Button loading={step.isPending} onClick={() => step.mutate('publish')}>
              <Trans>Versie {number} publiceren</Trans>
            </Button>
          )}
        </Group>
      )}
    </Stack>
  );
}

const calls = { publish: api.publishVersion, withdraw: api.withdrawVersion } as const;

function useTemplateStep({ id, number }: VersionSummary) {
  const { t } = useLingui();
  return useMutation({
    mutationFn: (step: keyof typeof calls) =>
      calls[step]({ params: { id, environment: templateEnvironment }, body: {} }),
    meta: { showsErrors: true },
    onSuccess: async (_answer, step) => {
      notifySuccess(
        step === 'publish'
          ? t`Versie ${number} van het bouwblok is gepubliceerd.`
          : t`Versie ${number} van het bouwblok is ingetrokken.`,
      );
      await Promise.all([
        queryClient.invalidateQueries({ queryKey: queryKeys.versions.all }),
        queryClient.invalidateQueries({ queryKey: queryKeys.forms.all }),
      ]);
    },
  });
}
