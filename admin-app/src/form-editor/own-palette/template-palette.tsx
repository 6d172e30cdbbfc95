import type { Form } from '@form-builder/core/contract/staff/forms/forms.ts';
import { useLingui } from '@lingui/react/macro';
import { IconPuzzle } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useMayOpen } from '../../session/use-may-open.ts';
import { templateChoicesQuery } from '../../templates/templates-queries.ts';
import { readVersion } from '../../api/version-query.ts';
import { useEditor, useIsEditable } from '../editor/editor-context.ts';
import { PaletteButton, PaletteList, PaletteSection } from '../palette/palette-parts.tsx';
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
    <PaletteSection title={t`Bouwblokken`}>
      <PaletteList>
        {found.map((template) => (
          <li key={template.id}>
            <TemplateItem template={template} />
          </li>
        ))}
      </PaletteList>
    </PaletteSection>
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
    <PaletteButton
      icon={IconPuzzle}
      name={template.name}
      explanation={t`Bouwblok, versie ${number}`}
      isEditable={isEditable}
      onClick={() => add.mutate(shown.version_id)}
    />
  );
}
