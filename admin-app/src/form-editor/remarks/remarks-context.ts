import type { VersionRemark } from '@form-builder/core/contract/staff/forms/version-remarks.ts';
import { createContext, use } from 'react';

/** The remarks on the edited version, and how many open ones each field, page and variable has, by id. */
export interface EditorRemarks {
  readonly remarks: readonly VersionRemark[];
  readonly openByPlace: ReadonlyMap<string, number>;
}

/** The same value at every render, so that an edit draws no marks of a version without remarks. */
export const noRemarks: EditorRemarks = { remarks: [], openByPlace: new Map() };

/** Without remarks until they are loaded. */
export const RemarksContext = createContext<EditorRemarks>(noRemarks);

/** Returns the number of open remarks on a field, page or variable. */
export const useOpenRemarks = (id: string): number => use(RemarksContext).openByPlace.get(id) ?? 0;
