/** The four environments, in the order that a new tenant begins with. */
export const environmentIds = ['development', 'test', 'acceptance', 'production'] as const;
export type EnvironmentId = (typeof environmentIds)[number];
