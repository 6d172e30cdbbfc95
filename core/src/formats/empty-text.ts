/** What stands where there is no answer. */
export const emptyText = '-';
