import { stageOf } from '@form-builder/core/contract/staff/settings/stage-of.ts';
import {
  isPersonMember,
  type PersonMember,
} from '@form-builder/core/form/variables/person-members.ts';
import { useLogin } from '../../citizen-login/current-login.ts';
import { updateLogin, type LoginRow } from '../../citizen-login/login-queries.ts';
import { openNumber } from '../../citizen-login/login-secrets.ts';
import { pseudonymOf } from '../../logbook/pseudonym-of.ts';
import { writeLogbook } from '../../logbook/write-logbook.ts';
import { writerFor, type Writer } from '../../logbook/writer.ts';
import { logPersonProcessing } from '../../processing-log/log-processing.ts';
import type { ProcedureHandlers } from '../../platform/http/endpoints/procedures.ts';
import { enforceLimit, type CreateRateLimit } from '../../platform/http/rate-limits/rate-limit.ts';
import { RequestError } from '../../platform/request-error.ts';
import type { SecretCipher } from '../../platform/secrets/secret-cipher.ts';
import type { IdentifierKind } from '../../providers/auth/identifier-kind.ts';
import type {
  FoundPerson,
  PersonQuestion,
  PersonValues,
} from '../../providers/persons/person-provider.ts';
import { ProviderError } from '../../providers/provider-error.ts';
import { selectRegister, type ProviderRow } from '../../providers/providers-queries.ts';
import type { Registers } from '../../providers/registers.ts';
import type { DataOptions } from '../data-handlers.ts';
import { sealDataValue } from '../data-proofs.ts';
import { loadProofs, type Proofs } from '../proofs.ts';
import { personQuestion } from './person-proofs.ts';
import { selectPersonReading, type PersonReading } from './person-reading-queries.ts';

/** Requests per minute and tenant, and per login. */
const maxPerMinute = 300;
const maxPerLogin = 10;

/** The dependencies of reading the register of persons. */
export interface PersonOptions extends Pick<DataOptions, 'selectVariables'> {
  readonly cipher: SecretCipher;
  readonly createRateLimit: CreateRateLimit;
  readonly registers: Registers;
}

/**
 * Reads the register of persons for the visitor who logged in, and nobody else: only what the version's variables
 * are. Each value has a proof for this login; without a response the proofs say that there was none.
 */
export function createPersonHandler(options: PersonOptions): ProcedureHandlers['readPerson'] {
  const { cipher, createRateLimit, registers, selectVariables } = options;
  const ofTenant = createRateLimit({ name: 'persons', max: maxPerMinute, windowSeconds: 60 });
  const ofLogin = createRateLimit({ name: 'person', max: maxPerLogin, windowSeconds: 60 });
  return async (context) => {
    const { body, tenant, transaction, now } = context;
    const stage = stageOf(body.environment);
    const found = await transaction(async (tx) => {
      const login = await useLogin(writerFor(context, tx), body.token);
      if (login.serves_tests !== (stage === 'test')) throw new RequestError('login_expired');
      const reading = await selectPersonReading(tx, body.version_id, selectVariables);
      return { login, reading, row: await selectRegister(tx, 'persons', login.serves_tests) };
    });
    const { login, reading, row } = found;
    const wanted = wantedOf(reading, login);
    if (reading === undefined || reading.purpose === '' || wanted.length === 0)
      throw new RequestError('not_found');
    await enforceLimit(ofTenant, tenant.id);
    await enforceLimit(ofLogin, login.id);
    const { kind, number } = openNumber(cipher, tenant.id, login);
    const question = {
      bsn: number,
      members: [...new Set(wanted.map(({ member }) => member))],
      purpose: reading.purpose,
      processing: reading.processing,
    };
    const person = await ask(registers, { tenantId: tenant.id, row, question, kind });
    const values = person && valuesFor(login, person);
    return transaction(async (tx) => {
      const writer = writerFor(context, tx);
      await noteShielding(writer, login, person);
      if (values !== undefined) await record(writer, cipher, { reading, row, question });
      if (row !== undefined && kind === 'bsn')
        await logPersonProcessing(writer, {
          name: 'person.looked_up',
          activityId: body.version_id,
          subjectType: 'bsn',
          subjectId: pseudonymOf(cipher, tenant.id, 'bsn', question.bsn),
          status: values === undefined ? 'error' : 'ok',
        });
      const proofs = await loadProofs({ tx, tenantId: tenant.id, now }, cipher);
      const sealed = sealValues(proofs, wanted, { login, values, stage, at: now() });
      return { data: { is_read: values !== undefined, values: Object.fromEntries(sealed) } };
    });
  };
}

interface ReadPerson {
  readonly login: LoginRow;
  readonly values: PersonValues | undefined;
  readonly stage: ReturnType<typeof stageOf>;
  readonly at: number;
}

/** Each wanted value with its proof. */
const sealValues = (
  proofs: Proofs,
  wanted: readonly WantedValue[],
  { login, values, stage, at }: ReadPerson,
) =>
  wanted.map(({ id, member }) => {
    const value = values?.[member] ?? null;
    const question = personQuestion(login, { member, isRead: values !== undefined });
    const proof = sealDataValue(proofs, { question, value, at }, stage);
    return [id, { value, proof }] as const;
  });

interface WantedValue {
  readonly id: string;
  readonly member: PersonMember;
}

/** The variables of the version that this login gives values. */
const wantedOf = (reading: PersonReading | undefined, login: LoginRow): readonly WantedValue[] =>
  reading?.variables.flatMap(({ id, source }) =>
    source.type === 'person' &&
    source.provider === login.provider_id &&
    isPersonMember(source.member)
      ? [{ id, member: source.member }]
      : [],
  ) ?? [];

interface Asked {
  readonly tenantId: string;
  readonly row: ProviderRow | undefined;
  readonly question: PersonQuestion;
  readonly kind: IdentifierKind;
}

/** `undefined` when the register gives no usable response; no values for somebody whom it does not know. */
async function ask(
  registers: Registers,
  { tenantId, row, question, kind }: Asked,
): Promise<FoundPerson | undefined> {
  // With a number that is no BSN the register would answer about somebody else.
  if (row === undefined || row.is_down || kind !== 'bsn') return undefined;
  try {
    return (await registers.get('persons', tenantId, row).find(question)) ?? nobody;
  } catch (error) {
    if (error instanceof ProviderError) return undefined;
    throw error;
  }
}

/** Notes what the register says now, for the submissions of this login. */
async function noteShielding(
  { tx }: Pick<Writer, 'tx'>,
  { id, is_shielded: known }: LoginRow,
  person: FoundPerson | undefined,
): Promise<void> {
  if (person === undefined || person.isShielded === known) return;
  await updateLogin(tx, id, { is_shielded: person.isShielded });
}

const nobody: FoundPerson = { values: {}, isShielded: false };

/** Whoever acts for a person whose data are shielded may be the one from whom they are: they get none. */
const valuesFor = (login: LoginRow, { values, isShielded }: FoundPerson): PersonValues =>
  isShielded && login.acting_hash !== null ? {} : values;

interface Recorded {
  readonly reading: PersonReading;
  readonly row: ProviderRow | undefined;
  readonly question: PersonQuestion;
}

/** Records that a person was looked up, by pseudonym, for which purpose and how many values were requested. */
async function record(
  writer: Writer,
  cipher: SecretCipher,
  { reading, row, question }: Recorded,
): Promise<void> {
  await writeLogbook(writer, {
    action: 'person.looked_up',
    subject: ['form', reading.formId],
    details: {
      name: reading.purpose,
      ...(row && { provider: row.id }),
      pseudonym: pseudonymOf(cipher, writer.tenantId, 'bsn', question.bsn),
      count: question.members.length,
    },
  });
}
