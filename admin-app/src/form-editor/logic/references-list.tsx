import type { Field } from '@form-builder/core/form/form-definition.ts';
import { Trans } from '@lingui/react/macro';
import { Anchor, List, Text } from '@mantine/core';
import { useEditedVersion, useEditor } from '../editor/editor-context.ts';
import { fieldsThatReferTo } from './references.ts';

/** The fields whose rules look at this one, each a way to go there. */
export function References({ field }: { field: Field }) {
  const editor = useEditor();
  const { pages } = useEditedVersion();
  const users = fieldsThatReferTo(pages, field);
  if (users.length === 0) return null;
  return (
    <div>
      <Text size="sm" fw={600}>
        <Trans>Regels van deze velden kijken naar dit veld</Trans>
      </Text>
      <List size="sm" spacing={2} mt={4}>
        {users.map(({ field: user }) => (
          <List.Item key={user.id}>
            <Anchor
              component="button"
              type="button"
              size="sm"
              onClick={() => editor.select({ kind: 'field', id: user.id })}
            >
              {user.label || user.short_id}
            </Anchor>
          </List.Item>
        ))}
      </List>
    </div>
  );
}
