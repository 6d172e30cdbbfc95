import type { Field } from '@form-builder/core/form/form-definition.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Anchor, List, Text } from '@mantine/core';
import { useEditedVersion, useEditor } from '../editor/editor-context.ts';
import { fieldsThatReferTo, pagesThatReferTo } from './references.ts';

/** The fields and pages whose rules look at this field, each a way to go there. */
export function References({ field }: { field: Field }) {
  const editor = useEditor();
  const { t } = useLingui();
  const { pages } = useEditedVersion();
  const users = [
    ...pagesThatReferTo(pages, field).map(({ id, title }) => ({
      kind: 'page' as const,
      id,
      name: title || t`Pagina zonder titel`,
    })),
    ...fieldsThatReferTo(pages, field).map(({ field: { id, label, short_id } }) => ({
      kind: 'field' as const,
      id,
      name: label || short_id,
    })),
  ];
  if (users.length === 0) return null;
  return (
    <div>
      <Text size="sm" fw={600}>
        <Trans>Hier staan regels die naar dit veld kijken</Trans>
      </Text>
      <List size="sm" spacing={2} mt={4}>
        {users.map(({ name, kind, id }) => (
          <List.Item key={id}>
            <Anchor
              component="button"
              type="button"
              size="sm"
              onClick={() => editor.select({ kind, id })}
            >
              {name}
            </Anchor>
          </List.Item>
        ))}
      </List>
    </div>
  );
}
