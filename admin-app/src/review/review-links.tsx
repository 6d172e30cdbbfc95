import type { EnvironmentId } from '@form-builder/core/contract/environment-ids.ts';
import type { Version } from '@form-builder/core/contract/staff/forms/versions.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Group, Modal, Stack, Text, TextInput } from '@mantine/core';
import { IconLink } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { api } from '../api/client.ts';
import { CopyButton } from '../feedback/copy-button.tsx';
import { formatExact } from '../formats/format-time.ts';
import { currentRegion } from '../languages/languages.ts';
import { useEnvironmentName } from '../publishing/use-environment-name.ts';
import { useFeature } from '../session/feature-state.ts';
import { useCan } from '../session/use-user.ts';

/** For each environment where the version is proposed: a link for people without an account. */
export function ReviewLinks({ version }: { readonly version: Version }) {
  const nameOf = useEnvironmentName();
  const usesLinks = useFeature('review_links');
  const waiting = version.environments.filter(
    ({ state }) => state === 'proposed' || state === 'approved',
  );
  const create = useMutation({
    mutationFn: async (environment: EnvironmentId) =>
      (await api.createReviewLink({ params: { id: version.id, environment }, body: {} })).data,
  });
  if (waiting.length === 0 || !usesLinks) return null;
  return (
    <Group gap="sm" mt="md">
      {waiting.map(({ id }) => (
        <ReviewLinkButton
          key={id}
          environment={id}
          isPending={create.isPending && create.variables === id}
          place={nameOf(id)}
          onCreate={() => create.mutate(id)}
        />
      ))}
      <ReviewLinkDialog link={create.data} onClose={create.reset} />
    </Group>
  );
}

function ReviewLinkButton({
  environment,
  place,
  isPending,
  onCreate,
}: {
  readonly environment: EnvironmentId;
  readonly place: string;
  readonly isPending: boolean;
  readonly onCreate: () => void;
}) {
  const mayReview = useCan(`form-review-${linked(environment)}`);
  const mayPropose = useCan(`form-propose-${linked(environment)}`);
  if (!mayReview && !mayPropose) return null;
  return (
    <Button
      variant="default"
      leftSection={<IconLink size={18} aria-hidden />}
      loading={isPending}
      onClick={onCreate}
    >
      <Trans>Link maken voor iemand zonder account: {place}</Trans>
    </Button>
  );
}

/** Versions are not proposed in development, which has no permissions of its own. */
const linked = (environment: EnvironmentId) =>
  environment === 'development' ? 'test' : environment;

function ReviewLinkDialog({
  link,
  onClose,
}: {
  readonly link: { readonly url: string; readonly expires_at: string } | undefined;
  readonly onClose: () => void;
}) {
  const { t } = useLingui();
  const until = link === undefined ? '' : formatExact(link.expires_at, currentRegion());
  return (
    <Modal opened={link !== undefined} onClose={onClose} title={t`Link om te bekijken`}>
      {link !== undefined && (
        <Stack gap="md">
          <Text>
            <Trans>
              Wie deze link heeft, kan deze versie invullen en versturen als test. De link werkt tot{' '}
              {until}.
            </Trans>
          </Text>
          <TextInput
            label={t`Link`}
            value={link.url}
            readOnly
            onFocus={(event) => event.currentTarget.select()}
          />
          <Group justify="flex-end">
            <CopyButton text={link.url}>
              <Trans>Link kopiëren</Trans>
            </CopyButton>
          </Group>
        </Stack>
      )}
    </Modal>
  );
}
