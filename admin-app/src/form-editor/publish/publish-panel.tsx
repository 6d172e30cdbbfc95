import type { Form } from '@form-builder/core/contract/staff/forms/forms.ts';
import type { Version } from '@form-builder/core/contract/staff/forms/versions.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Drawer, Loader, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { formQuery } from '../../forms/forms-queries.ts';
import { EmbedSnippet } from '../../forms/embed/embed-snippet.tsx';
import { InDrawerContext } from '../../feedback/step-dialog.tsx';
import { useIsUnsaved } from '../editor/editor-context.ts';
import { TemplatePublication } from '../../templates/template-publication.tsx';
import { editedVersionQuery } from '../../versions/edited-version-query.ts';
import { EndedProposals } from '../../publishing/ended-proposals.tsx';
import { LoadError } from '../../feedback/load-error.tsx';
import { PublicationTable } from '../../publishing/publication-table.tsx';

interface PublishPanelProps {
  readonly version: Version;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/**
 * Shows the state of this version in each environment, the transitions that the user may make, and
 * how to embed it.
 */
export function PublishPanel({ version, isOpen, onClose }: PublishPanelProps) {
  const { t } = useLingui();
  // Only a saved version can be published.
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
          <Publication form={form.data} version={version} />
        ) : (
          <Loader size="sm" />
        )}
        {form.data?.type === 'form' && (
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

/** Forms go through environments; a building block is published in one step. */
function Publication({ form, version }: { readonly form: Form; readonly version: Version }) {
  // A colleague may have decided meanwhile, so the panel reads the state each time it opens.
  const query = { ...editedVersionQuery(version.id), refetchOnMount: 'always' } as const;
  const { data = version, isFetchedAfterMount, error, refetch } = useQuery(query);
  if (error !== null) return <LoadError error={error} onRetry={() => void refetch()} />;
  if (!isFetchedAfterMount) return <Loader size="sm" />;
  return form.type === 'template' ? (
    <TemplatePublication version={data} />
  ) : (
    <InDrawerContext value>
      <EndedProposals version={data} />
      <PublicationTable form={form} version={data} />
    </InDrawerContext>
  );
}
