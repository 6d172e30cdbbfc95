import { lineSchema } from '@form-builder/core/contract/operators/lines.ts';
import { operatorScopes } from '@form-builder/core/contract/operators/operator-endpoint.ts';
import * as v from 'valibot';
import { print } from '../../platform/process/console.ts';
import { StartError } from '../../platform/start-error.ts';
import {
  createOperatorToken,
  revokeOperatorToken,
  type NewOperatorToken,
} from '../tokens/create-operator-token.ts';
import { selectOperatorTokens, type OperatorToken } from '../tokens/operator-tokens-queries.ts';
import { defineCommand } from './command.ts';
import type { OptionValues } from './options.ts';
import { parseOptionalReason, parseReason, withReason } from './reason.ts';

/** `tenants create-token`: a token of a person for the operators' API and the status page. */
export const createTokenCommand = defineCommand({
  usage: '--name PERSON --scope read|write [--days 1-366] [--reason TEXT]',
  words: 0,
  options: ['name', 'scope', 'days', 'reason'],
  parse: (_, values) => ({ token: parseToken(values), reason: parseOptionalReason(values) }),
  run: async (context, { token: asked, reason }) => {
    const { id, token, expiresAt } = await createOperatorToken(withReason(context, reason), asked);
    print(
      `Token ${id} of ${asked.person} (${asked.scope}) is valid until ${expiresAt.toISOString()}.`,
    );
    print('It is shown once, here:');
    print(token);
  },
});

/** `tenants tokens`: one line per token, without its key. */
export const tokensCommand = defineCommand({
  usage: '',
  words: 0,
  parse: () => undefined,
  run: async ({ pool, runtime }) => {
    const tokens = await selectOperatorTokens(pool);
    if (tokens.length === 0) print('There are no tokens yet: tenants create-token …');
    for (const token of tokens) print(formatToken(token, runtime.now()));
  },
});

/** `tenants revoke-token`: the token is not accepted any more. */
export const revokeTokenCommand = defineCommand({
  usage: 'ID --reason TEXT',
  words: 1,
  options: ['reason'],
  parse: ([id = ''], values) => ({ id: parseId(id), reason: parseReason(values) }),
  run: async (context, { id, reason }) => {
    await revokeOperatorToken(withReason(context, reason), id);
    print(`Token ${id} is revoked, and the sessions with it have ended.`);
  },
});

const tokenSchema = v.object({
  person: lineSchema(100),
  scope: v.picklist(operatorScopes),
  days: v.pipe(
    v.optional(v.string(), '90'),
    v.regex(/^\d{1,3}$/),
    v.transform(Number),
    v.minValue(1),
    v.maxValue(366),
  ),
});

function parseToken({ name, scope, days }: OptionValues): NewOperatorToken {
  const parsed = v.safeParse(tokenSchema, { person: name, scope, days });
  if (parsed.success) return parsed.output;
  const part = v.getDotPath(parsed.issues[0]) ?? '';
  throw new StartError(`The ${parts[part] ?? 'token'} is missing or not valid.`);
}

const parts: Readonly<Record<string, string>> = {
  person: 'name of the person (--name)',
  scope: 'scope (--scope read or --scope write)',
  days: 'number of days (--days, from 1 to 366)',
};

function parseId(text: string): string {
  if (v.is(v.pipe(v.string(), v.uuid()), text)) return text;
  throw new StartError('The id of a token is in the list of `tenants tokens`.');
}

function formatToken(token: OperatorToken, now: number): string {
  const { id, person, scope, expires_at: expiresAt, revoked_at: revokedAt } = token;
  const state = revokedAt !== null ? 'revoked' : expiresAt.getTime() <= now ? 'expired' : 'valid';
  return [
    id,
    person,
    scope,
    state,
    `until ${expiresAt.toISOString().slice(0, 10)}`,
    `by ${token.created_by}`,
    token.last_used_at === null ? 'never used' : `used ${token.last_used_at.toISOString()}`,
  ].join('\t');
}
