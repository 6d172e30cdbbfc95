/** Whether something holds, as far as is known: a union of two bits. */
export const truth = { no: 1, yes: 2, unknown: 3 } as const;
export type Truth = (typeof truth)[keyof typeof truth];

export const truthOf = (value: boolean): Truth => (value ? truth.yes : truth.no);

export const mayHold = (value: Truth): boolean => (value & truth.yes) !== 0;
export const mayFail = (value: Truth): boolean => (value & truth.no) !== 0;
