import type { Form } from '@form-builder/core/contract/staff/forms/forms.ts';
import { useLingui } from '@lingui/react/macro';
import { useCan } from '../../session/use-user.ts';

/** Why the user may archive or delete a form in general, but not now; `undefined` when that is not so. */
interface Blocks {
  readonly archiving: string | undefined;
  readonly deletion: string | undefined;
}

/** Says what prevents an action on a form that this user may perform. */
export function useBlocks(): (form: Form) => Blocks {
  const { t } = useLingui();
  const may = { form: useCan('form-delete'), template: useCan('template-delete') };
  return (form) => {
    const isPublished = form.type === 'form' && form.published.length > 0;
    const published = isPublished ? t`Trek eerst de publicatie in.` : undefined;
    const isFree = form.confidentiality_level === 'public' || form.is_owner;
    return {
      archiving: form.is_editable ? published : undefined,
      deletion: may[form.type] && isFree ? (usedBy(form) ?? published) : undefined,
    };
  };

  function usedBy({ submission_count: submissions, use_count: forms }: Form): string | undefined {
    if (submissions > 0)
      return t`Er zijn inzendingen. Archiveer het formulier als je het niet meer gebruikt.`;
    return forms > 0 ? t`Er zijn formulieren die dit bouwblok gebruiken.` : undefined;
  }
}
