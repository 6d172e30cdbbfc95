import type { Version } from '@form-builder/core/contract/staff/forms/versions.ts';
import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { IconRocket } from '@tabler/icons-react';
import { hasTransition } from '../../publishing/available-transitions.ts';
import { useTransitionActor } from '../../publishing/use-transition-actor.ts';
import { useCan } from '../../session/use-user.ts';

interface PublishButtonProps {
  readonly version: Pick<Version, 'environments' | 'form_type'>;
  readonly onPublish: () => void;
}

/** Opens the publication of a version, for users who edit forms or may make a transition. */
export function PublishButton({ version, onPublish }: PublishButtonProps) {
  const mayEdit = useCan('form-edit');
  const mayPublishTemplates = useCan('template-edit', 'template-publish');
  const actor = useTransitionActor(mayEdit);
  const isOffered =
    version.form_type === 'template'
      ? mayPublishTemplates
      : mayEdit || hasTransition(version, actor);
  if (!isOffered) return null;
  return (
    <Button
      size="compact-md"
      data-guide="publish"
      data-bar="publish"
      leftSection={<IconRocket size={18} aria-hidden />}
      onClick={onPublish}
    >
      <Trans>Publiceren</Trans>
    </Button>
  );
}
