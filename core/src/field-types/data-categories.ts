/** The categories of personal data of the processing register (AVG, article 30(1)(c)), in order. */
export const dataCategories = [
  'name_address',
  'contact',
  'birth',
  'identification',
  'persons_register',
  'company',
  'financial',
  'files',
  'location',
  'login',
  'sensitive',
] as const;
export type DataCategory = (typeof dataCategories)[number];
