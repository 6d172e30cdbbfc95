import type { Version } from '@form-builder/core/contract/staff/versions.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Drawer, Loader, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { formQuery } from '../../forms/forms-queries.ts';
import { EmbedSnippet } from '../../forms/embed/embed-snippet.tsx';
import { useIsUnsaved } from '../editor/editor-context.ts';
import { PublicationTable } from '../../publishing/publication-table.tsx';

interface PublishPanelProps {
  readonly version: Version;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Where this version stands in each environment, the steps one may take, and how to embed it. */
export function PublishPanel({ version, isOpen, onClose }: PublishPanelProps) {
  const { t } = useLingui();
  // Only what is saved can be published.
  const isSaved = !useIsUnsaved();
  const form = useQuery({ ...formQuery(version.form_id), enabled: isOpen });
  const number = version.number;
  return (
    <Drawer
      opened={isOpen}
      onClose={onClose}
      position="right"
      size="42rem"
      title={t`Versie ${number} publiceren`}
    >
      <Stack gap="lg">
        {!isSaved && (
          <Text size="sm" c="yellow.7" role="status">
            <Trans>Je laatste wijzigingen worden nog opgeslagen. Publiceren kan daarna.</Trans>
          </Text>
        )}
        {form.data && isSaved ? (
          <PublicationTable form={form.data} version={version} />
        ) : (
          <Loader size="sm" />
        )}
        {form.data && (
          <section>
            <Title order={3} mb="xs">
              <Trans>Op je site plaatsen</Trans>
            </Title>
            <EmbedSnippet form={form.data} />
          </section>
        )}
      </Stack>
    </Drawer>
  );
}
