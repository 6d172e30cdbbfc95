/** Pairs of settings with the minimum and the maximum of the same value. */
export const limitRanges = [
  ['min', 'max'],
  ['min_number_of_files', 'max_number_of_files'],
] as const;
