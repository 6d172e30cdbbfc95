import { maxPersonValueCharacters } from '@form-builder/core/form/variables/person-members.ts';
import type { VariableValue } from '@form-builder/core/form/variables/variable.ts';
import * as v from 'valibot';
import type { OutgoingClient } from '../../../platform/outgoing/outgoing-client.ts';
import { readWithRetry, type RetryContext } from '../../calls/read-with-retry.ts';
import { ProviderError } from '../../provider-error.ts';
import { createTokenRequester } from '../../request-token.ts';
import { sendRequest } from '../../send-request.ts';
import type { FoundPerson, PersonProvider, PersonQuestion } from '../person-provider.ts';
import { brpMembers } from './brp-members.ts';
import { brpAnswerSchema, type BrpPerson } from './brp-person.ts';
import type { BrpSettings } from './brp-settings.ts';

interface BrpOptions {
  readonly secret: string | null;
  readonly client: OutgoingClient;
  readonly now: () => number;
  /** The time-out of a question with its retry; the visitor waits for it. */
  readonly timeoutMs?: number | undefined;
  readonly retry?: RetryContext;
}

const defaultTimeoutMs = 5_000;
type Headers = Readonly<Record<string, string>>;

/** The register of persons through Haal Centraal BRP Personen Bevragen 2. Nothing is cached: it is personal. */
export function createBrp(settings: BrpSettings, options: BrpOptions): PersonProvider {
  const { timeoutMs = defaultTimeoutMs, secret, client } = options;
  if (secret === null) throw new ProviderError('not_configured');
  const { api, token, secretHeader, purposeHeader, processingHeader } = settings;
  const requestToken = token && createTokenRequester(token, { ...options, timeoutMs });
  const authorisation = async (): Promise<Headers> => {
    if (requestToken !== null) return { authorization: `Bearer ${await requestToken()}` };
    return headerOf(secretHeader, secret);
  };
  const send = async (body: object, headers: Headers, limitMs: number) =>
    sendRequest(client, {
      method: 'POST',
      url: new URL(`${api}/personen`),
      headers: {
        accept: 'application/json',
        'content-type': 'application/json',
        ...settings.headers,
        ...headers,
        ...(await authorisation()),
      },
      body: JSON.stringify({ type: 'RaadpleegMetBurgerservicenummer', ...body }),
      timeoutMs: limitMs,
    });
  // A POST that changes nothing: the number may be in no URL.
  const ask = (body: object, headers: Headers) =>
    readWithRetry(timeoutMs, (limitMs) => send(body, headers, limitMs), options.retry);
  return {
    find: async ({ bsn, members, purpose, processing }) => {
      const fields = [...new Set(members.flatMap((member) => brpMembers[member].fields))];
      const headers = {
        ...headerOf(purposeHeader, purpose),
        ...headerOf(processingHeader, processing),
      };
      const { content } = await ask({ burgerservicenummer: [bsn], fields }, headers).catch(forget);
      const parsed = v.safeParse(brpAnswerSchema, content);
      if (!parsed.success) throw new ProviderError('bad_answer');
      const [person] = parsed.output.personen;
      return person && readPerson(person, members);
    },
    check: async () => {
      try {
        await ask({ burgerservicenummer: [], fields: ['burgerservicenummer'] }, {});
      } catch (error) {
        // A question for nobody is refused by a register that is there and knows us.
        if (!isDocumentedRefusal(error)) throw error;
      }
    },
  };
}

function readPerson(person: BrpPerson, members: PersonQuestion['members']): FoundPerson {
  const read = members.map((member) => [member, fitted(brpMembers[member].read(person))]);
  return {
    values: Object.fromEntries(read) as Record<string, VariableValue>,
    isShielded: person.geheimhoudingPersoonsgegevens === true,
  };
}

const headerOf = (name: string, value: string): Headers =>
  name === '' || value === '' ? {} : { [name]: value };

/** A value as variables have it: an absent or empty one is `null`. */
function fitted(value: VariableValue | undefined): VariableValue {
  if (typeof value !== 'string') return value ?? null;
  return value === '' ? null : value.slice(0, maxPersonValueCharacters);
}

/** The text of a failure can repeat the number of the person. */
function forget(cause: unknown): never {
  throw cause instanceof ProviderError ? new ProviderError(cause.code) : cause;
}

const problemSchema = v.object({ code: v.string(), invalidParams: v.array(v.unknown()) });

function isDocumentedRefusal(error: unknown): boolean {
  if (!(error instanceof ProviderError) || error.answer?.status !== 400) return false;
  try {
    return v.is(problemSchema, JSON.parse(error.answer.text));
  } catch {
    // Not JSON: something else lives at this address.
    return false;
  }
}
