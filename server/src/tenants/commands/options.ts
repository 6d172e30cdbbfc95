/** Every option of the commands; each command names the ones that it takes. */
export const options = {
  name: { type: 'string' },
  email: { type: 'string' },
  'first-name': { type: 'string' },
  'last-name': { type: 'string' },
  reason: { type: 'string' },
  from: { type: 'string' },
  to: { type: 'string' },
  text: { type: 'string' },
  clear: { type: 'boolean' },
  scope: { type: 'string' },
  days: { type: 'string' },
} as const;

export type OptionName = keyof typeof options;

/** The options of a command line by name. */
export type OptionValues = {
  readonly [Name in OptionName]?: Value<(typeof options)[Name]['type']> | undefined;
};

type Value<Type> = Type extends 'boolean' ? boolean : string;
