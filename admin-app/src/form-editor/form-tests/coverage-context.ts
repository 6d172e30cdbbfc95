import { createContext, use } from 'react';

/** What no test covers, in words, by the id of the field or page. */
export type CoverageMarks = ReadonlyMap<string, string>;

/** The same value at every render, so that an edit draws no marks while they are not shown. */
export const noCoverageMarks: CoverageMarks = new Map();

export const CoverageContext = createContext<CoverageMarks>(noCoverageMarks);

/** What no test covers of a field or page; `undefined` when it is tested or marks are not shown. */
export const useCoverageMark = (id: string): string | undefined => use(CoverageContext).get(id);
