import { Trans } from '@lingui/react/macro';
import { Text } from '@mantine/core';
import { useEditedVersion } from '../editor/editor-context.ts';
import { findUses, type UsedPart } from './find-uses.ts';
import { UsesList } from './uses-list.tsx';

/** Lists what uses a field or variable, with links; nothing when it is not used. */
export function References({ read }: { readonly read: UsedPart }) {
  const uses = findUses(useEditedVersion(), { parts: [read] });
  if (uses.length === 0) return null;
  return (
    <div>
      <Text size="sm" fw={600}>
        <Trans>Wordt gebruikt in</Trans>
      </Text>
      <UsesList uses={uses} />
    </div>
  );
}
