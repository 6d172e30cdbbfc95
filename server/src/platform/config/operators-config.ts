import * as v from 'valibot';
import { StartError } from '../start-error.ts';

/** Where the operators' API and the status page are served. */
export interface OperatorsConfig {
  readonly port: number;
  /** The address to listen on: the loopback address, unless set otherwise. */
  readonly host: string;
  /** The origin under which operators reach it; `null`: only under a name of this machine itself. */
  readonly origin: string | null;
}

const portSentence = 'OPERATORS_PORT must be a number from 0 to 65535.';

/** The environment variables of the operators' API. */
export const operatorsEnvironment = {
  OPERATORS_PORT: v.nullish(
    v.pipe(
      v.string(),
      v.regex(/^\d{1,5}$/, portSentence),
      v.transform(Number),
      v.maxValue(65_535, portSentence),
    ),
    null,
  ),
  OPERATORS_HOST: v.optional(v.string(), '127.0.0.1'),
  OPERATORS_ORIGIN: v.nullish(
    v.pipe(
      v.string(),
      v.check(
        (text) => /^https?:\/\//.test(text) && URL.canParse(text) && new URL(text).origin === text,
        'OPERATORS_ORIGIN must be an address without a path, such as https://operators.example.nl.',
      ),
    ),
    null,
  ),
};

/** Parses these variables; `null` when the operators' API is off, which is the default. */
export function readOperators(
  settings: v.InferOutput<v.ObjectSchema<typeof operatorsEnvironment, undefined>>,
  isProduction: boolean,
): OperatorsConfig | null {
  const { OPERATORS_PORT: port, OPERATORS_HOST: host, OPERATORS_ORIGIN: origin } = settings;
  if (port === null) return null;
  if (isProduction && origin?.startsWith('https://') !== true)
    throw new StartError('OPERATORS_ORIGIN must be an https address when OPERATORS_PORT is set.');
  return { port, host, origin };
}
