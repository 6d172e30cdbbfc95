import type { VersionRemark } from '@form-builder/core/contract/staff/forms/version-remarks.ts';
import { useQuery } from '@tanstack/react-query';
import { useMemo, type ReactNode } from 'react';
import { versionRemarksQuery } from '../../review/remarks/version-remarks-query.ts';
import type { EditedVersion } from '../document/edited-version.ts';
import { useDebouncedVersion } from '../editor/use-debounced-version.ts';
import { findRemarkPlace } from './find-remark-place.ts';
import { noRemarks, RemarksContext, type EditorRemarks } from './remarks-context.ts';

/** Loads the remarks of colleagues once for all parts of the editor that show them. */
export function RemarksProvider({
  versionId,
  children,
}: {
  readonly versionId: string;
  readonly children: ReactNode;
}) {
  const document = useDebouncedVersion();
  const { data: remarks } = useQuery(versionRemarksQuery(versionId));
  // Each new value draws the marks of every field.
  const value = useMemo(
    () =>
      remarks === undefined || remarks.length === 0 ? noRemarks : countByPlace(remarks, document),
    [remarks, document],
  );
  return <RemarksContext value={value}>{children}</RemarksContext>;
}

/** Counts the open remarks of each part of the version. */
function countByPlace(remarks: readonly VersionRemark[], document: EditedVersion): EditorRemarks {
  const openByPlace = new Map<string, number>();
  for (const { change, resolved } of remarks) {
    const id = resolved === null && findRemarkPlace(document, change)?.id;
    if (id) openByPlace.set(id, (openByPlace.get(id) ?? 0) + 1);
  }
  return { remarks, openByPlace };
}
