import { useMemo } from 'react';
import { useEditedVersion, useSelectedField } from '../editor/editor-context.ts';
import { targetsFor } from './rule-targets.ts';

/** Fields to choose from, under the title of their page. */
export interface TargetChoices {
  readonly group: string;
  readonly items: { readonly value: string; readonly label: string }[];
}

/** The fields that a rule of the selected field can speak of. */
export function useTargetChoices(): readonly TargetChoices[] {
  const { pages } = useEditedVersion();
  const holder = useSelectedField();
  return useMemo(() => {
    const targets = holder ? targetsFor(pages, holder) : [];
    return pages
      .map((page, index) => ({
        group: page.title || `${index + 1}`,
        items: targets
          .filter((target) => target.page.id === page.id)
          .map(({ field }) => ({ value: field.id, label: field.label || field.short_id })),
      }))
      .filter(({ items }) => items.length > 0);
  }, [pages, holder]);
}
