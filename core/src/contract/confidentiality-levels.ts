/** Who may access a form: users with general permissions; everyone reads and members change it; members only. */
export const confidentialityLevels = ['public', 'protected', 'private'] as const;
export type ConfidentialityLevel = (typeof confidentialityLevels)[number];
