/** Every option of the commands; each command names the ones that it takes. */
export const options = {
  name: { type: 'string' },
  email: { type: 'string' },
  'first-name': { type: 'string' },
  'last-name': { type: 'string' },
  reason: { type: 'string' },
} as const;

export type OptionName = keyof typeof options;

/** The options of a command line by name. */
export type OptionValues = { readonly [Name in OptionName]?: string | undefined };
