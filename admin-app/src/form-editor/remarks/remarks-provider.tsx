import { useQuery } from '@tanstack/react-query';
import { useMemo, type ReactNode } from 'react';
import { versionRemarksQuery } from '../../review/remarks/version-remarks-query.ts';
import { useEditedVersion } from '../editor/editor-context.ts';
import { findRemarkPlace } from './find-remark-place.ts';
import { RemarksContext } from './remarks-context.ts';

/** Loads the remarks of colleagues once for all parts of the editor that show them. */
export function RemarksProvider({
  versionId,
  children,
}: {
  readonly versionId: string;
  readonly children: ReactNode;
}) {
  const { pages, variables } = useEditedVersion();
  const { data: remarks } = useQuery(versionRemarksQuery(versionId));
  const value = useMemo(() => {
    const openByPlace = new Map<string, number>();
    for (const { change, resolved } of remarks ?? []) {
      const id = resolved === null && findRemarkPlace({ pages, variables }, change)?.id;
      if (id) openByPlace.set(id, (openByPlace.get(id) ?? 0) + 1);
    }
    return { remarks: remarks ?? [], openByPlace };
  }, [remarks, pages, variables]);
  return <RemarksContext value={value}>{children}</RemarksContext>;
}
