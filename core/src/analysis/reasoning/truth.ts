/** What is known about the truth of a statement: two bits, for possibly true and possibly false. */
export const truth = { no: 1, yes: 2, unknown: 3 } as const;
export type Truth = (typeof truth)[keyof typeof truth];

export const truthOf = (value: boolean): Truth => (value ? truth.yes : truth.no);

export const canBeTrue = (value: Truth): boolean => (value & truth.yes) !== 0;
export const canBeFalse = (value: Truth): boolean => (value & truth.no) !== 0;
