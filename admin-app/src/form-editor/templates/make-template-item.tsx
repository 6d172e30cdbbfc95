import { fieldTypes } from '@form-builder/core/field-types/registry.ts';
import type { Field, Page } from '@form-builder/core/form/form-definition.ts';
import { iterateFields } from '@form-builder/core/form/iterate-fields.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Menu } from '@mantine/core';
import { IconPuzzle } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../api/client.ts';
import { notifySuccess } from '../../api/notify.ts';
import { queryClient } from '../../api/query-client.ts';
import { queryKeys } from '../../api/query-keys.ts';
import { useFeature } from '../../session/feature-state.ts';
import { useCan } from '../../session/use-user.ts';
import { copyFields } from '../document/copy-field.ts';
import { findField } from '../document/place.ts';
import { useEditedVersion, useEditor } from '../editor/editor-context.ts';

/** Creates a building block from a field with its contents; absent when that is impossible. */
export function MakeTemplateItem({ fieldId }: { readonly fieldId: string }) {
  const { t } = useLingui();
  const editor = useEditor();
  const { pages } = useEditedVersion();
  const field = findField(pages, fieldId)?.field;
  const isActive = useFeature('templates');
  const mayCreate = useCan('template-edit') && isActive && editor.formType === 'form';
  const make = useMutation({
    mutationFn: async (page: Page) => {
      const body = { name: page.title, type: 'template', pages: [page] } as const;
      return (await api.createForm({ body })).data;
    },
    onSuccess: ({ name }) => {
      void queryClient.invalidateQueries({ queryKey: queryKeys.forms.all });
      notifySuccess(
        t`Bouwblok “${name}” is gemaakt. Je vindt het bij Bouwblokken; publiceer het daar om het te gebruiken.`,
      );
    },
  });
  if (!field || !mayCreate || !canBeTemplate(field)) return null;
  return (
    <Menu.Item
      leftSection={<IconPuzzle size={16} />}
      onClick={() => {
        const title = field.label.slice(0, 200).trim() || t`Nieuw bouwblok`;
        const properties = copyFields([field], new Set(), editor.ids);
        make.mutate({ id: editor.ids.createId(), title, properties });
      }}
    >
      <Trans>Hier een bouwblok van maken</Trans>
    </Menu.Item>
  );
}

/** Whether a building block may contain the field and its contents. */
function canBeTemplate(field: Field): boolean {
  const page = { id: '', title: '', properties: [field] };
  return [...iterateFields([page])].every((inner) =>
    fieldTypes[inner.field.type].editors.includes('template'),
  );
}
