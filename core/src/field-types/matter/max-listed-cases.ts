/** The maximum of cases to choose from: the newest of the visitor. */
export const maxListedCases = 50;
