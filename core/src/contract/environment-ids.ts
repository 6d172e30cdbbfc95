/** The four environments, in the order of publication. */
export const environmentIds = ['development', 'test', 'acceptance', 'production'] as const;
export type EnvironmentId = (typeof environmentIds)[number];
