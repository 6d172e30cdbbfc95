/** For property tests: the possible ids of fields of arbitrary forms. */
export const arbitraryFieldIds = Array.from({ length: 12 }, (_, at) => `f${at}`);
/** For property tests: the possible ids of pages of arbitrary forms. */
export const arbitraryPageIds = ['p0', 'p1', 'p2'];
/** For property tests: the possible ids of variables of arbitrary forms. */
export const arbitraryVariableIds = Array.from({ length: 4 }, (_, at) => `v${at}`);
/** For property tests: the destinations of rules of arbitrary forms. */
export const arbitraryDestinationIds = ['d0', 'd1'];
