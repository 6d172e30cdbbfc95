import type { Form } from '@form-builder/core/contract/staff/forms/forms.ts';
import { useLingui } from '@lingui/react/macro';
import { UnstyledButton } from '@mantine/core';
import { IconPuzzle } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useMayOpen } from '../../session/use-may-open.ts';
import { templateChoicesQuery } from '../../templates/templates-queries.ts';
import { readVersion } from '../../versions/version-query.ts';
import { useEditor, useIsEditable } from '../editor/editor-context.ts';
import styles from '../palette/palette.module.css';
import { addTemplate } from '../templates/template-actions.ts';

/** Returns the published building blocks that a search finds; none where they cannot be added. */
export function useFoundTemplates(searched: string): readonly Form[] {
  const maySee = useMayOpen()('templates');
  const isForm = useEditor().formType === 'form';
  const enabled = maySee && isForm;
  const { data } = useQuery({ ...templateChoicesQuery(searched.trim()), enabled });
  return (enabled && data?.filter((template) => template.published.length > 0)) || [];
}

/** The building blocks by name; pressing one adds its fields next to the selection. */
export function TemplatePalette({ found }: { readonly found: readonly Form[] }) {
  const { t } = useLingui();
  return (
    <section aria-label={t`Bouwblokken`}>
      <h2 className={styles.heading}>{t`Bouwblokken`}</h2>
      <ul className={styles.list}>
        {found.map((template) => (
          <li key={template.id}>
            <TemplateItem template={template} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function TemplateItem({ template }: { readonly template: Form }) {
  const { t } = useLingui();
  const editor = useEditor();
  const isEditable = useIsEditable();
  const shown = template.published[0];
  const add = useMutation({
    mutationFn: (id: string) => readVersion(id),
    onSuccess: (version) => addTemplate(editor, version),
  });
  if (shown === undefined) return null;
  const { number } = shown;
  return (
    <UnstyledButton
      className={styles.item}
      data-palette-item
      tabIndex={-1}
      disabled={!isEditable}
      onClick={() => add.mutate(shown.version_id)}
    >
      <IconPuzzle className={styles.icon} size={20} stroke={1.6} aria-hidden />
      <span className={styles.text}>
        <span className={styles.name}>{template.name}</span>
        <span className={styles.explanation}>{t`Bouwblok, versie ${number}`}</span>
      </span>
    </UnstyledButton>
  );
}
