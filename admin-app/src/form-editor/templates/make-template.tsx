import type { Field } from '@form-builder/core/form/form-definition.ts';
import { plural, t } from '@lingui/core/macro';
import { Anchor } from '@mantine/core';
import { addressOf } from '../../access/screens.ts';
import { api } from '../../api/client.ts';
import { notifyError, notifySuccess } from '../../api/notify.ts';
import { queryClient } from '../../api/query-client.ts';
import { queryKeys } from '../../api/query-keys.ts';
import { copyFields } from '../document/copy-field.ts';
import type { Editor } from '../editor/editor.ts';
import { fieldsForTemplate } from './fields-for-template.ts';

/**
 * Creates a building block from fields with their contents, and says where it is; the form keeps its own fields.
 * Returns whether it was made.
 */
export async function makeTemplate(
  editor: Editor,
  ids: readonly string[],
  title: string,
): Promise<boolean> {
  const fields = fieldsForTemplate(editor, ids);
  const properties = copyFields(fields, new Set(), editor.ids);
  const page = { id: editor.ids.createId(), title, properties };
  try {
    const { data: made } = await api.createForm({
      body: { name: title, type: 'template', pages: [page] },
    });
    void queryClient.invalidateQueries({ queryKey: queryKeys.forms.all });
    const { name, draft } = made;
    notifySuccess(
      <>
        {t`Bouwblok “${name}” is gemaakt. Publiceer het om het in formulieren te gebruiken.`}{' '}
        {draft && (
          // Notices are outside the router.
          <Anchor href={addressOf('templateVersion', { id: draft.id })} inherit>
            {t`Bouwblok openen`}
          </Anchor>
        )}
      </>,
    );
    return true;
  } catch (error) {
    notifyError(error);
    return false;
  }
}

/** The maximum length of the name of a building block. */
export const longestName = 200;

/** The name to start from: the label of the field; of several, that of the first and how many others there are. */
export function nameForTemplate(fields: readonly Field[]): string {
  const [first, ...others] = fields;
  const label = (first?.label ?? '').trim();
  const { length: count } = others;
  if (label === '') return t`Nieuw bouwblok`;
  if (count === 0) return label.slice(0, longestName).trim();
  const short = label.slice(0, longestName - 40).trim();
  return t`${short} en ${plural(count, { one: '# ander veld', other: '# andere velden' })}`;
}
