import { isSameJson } from '@form-builder/core/diff/json.ts';
import type { Integration } from '@form-builder/core/version-settings/integrations/integration.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Stack, TextInput, Title } from '@mantine/core';
import { IconEye } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../api/client.ts';
import { FailureAlert } from '../feedback/failure-alert.tsx';
import { answerChoices, inputsOf } from './form-choices.ts';
import { useOpenIntegration } from './integration-layout.tsx';
import { PreviewedRequest } from './previewed-request.tsx';
import styles from './integrations.module.css';

interface IntegrationPreviewProps {
  readonly versionId: string;
  readonly integration: Integration;
}

/** The input of a preview. */
type Sample = Pick<IntegrationPreviewProps, 'integration'> & {
  readonly answers: Record<string, string>;
};

/** Shows the requests for sample answers, without sending them. */
export function IntegrationPreview({ versionId, integration }: IntegrationPreviewProps) {
  const { t } = useLingui();
  const { version } = useOpenIntegration();
  const [answers, setAnswers] = useState<Record<string, string>>({});
  const preview = useMutation({
    mutationFn: (body: Sample) => api.previewIntegration({ params: { id: versionId }, body }),
    meta: { showsErrors: true },
  });
  const sample: Sample = { integration, answers };
  const isOfNow = isSameJson(preview.variables, sample);
  const used = new Set(
    integration.outgoing.flatMap(({ source }) => (source.kind === 'answer' ? [source.field] : [])),
  );
  const texts = Object.values(integration.options).join(' ');
  for (const { id, short_id: shortId } of inputsOf(version))
    if (texts.includes(`{${shortId}}`)) used.add(id);
  const fields = answerChoices(version).filter(({ value }) => used.has(value));
  return (
    <section className={styles.preview}>
      <Title order={2}>
        <Trans>Proberen</Trans>
      </Title>
      <Stack gap="md" mt="sm" maw="40rem">
        {fields.map(({ value: field, label }) => (
          <TextInput
            key={field}
            label={t`Voorbeeld: ${label}`}
            value={answers[field] ?? ''}
            onChange={({ currentTarget }) =>
              setAnswers({ ...answers, [field]: currentTarget.value })
            }
          />
        ))}
        <div>
          <Button
            variant="default"
            leftSection={<IconEye size={18} aria-hidden />}
            loading={preview.isPending}
            disabled={integration.provider === ''}
            onClick={() => preview.mutate(sample)}
          >
            <Trans>Bekijk wat er verstuurd wordt</Trans>
          </Button>
        </div>
        {isOfNow && <FailureAlert error={preview.error} />}
        {(isOfNow ? preview.data?.data : undefined)?.map((request, at) => (
          // Several requests may go to the same address.
          <PreviewedRequest key={at} {...request} />
        ))}
      </Stack>
    </section>
  );
}
