/** The maximum length of the reason for declining to co-sign. */
export const longestReason = 500;
