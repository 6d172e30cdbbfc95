import { stageOf } from '@form-builder/core/contract/staff/settings/stage-of.ts';
import {
  matterDefinition,
  type MatterSettings,
} from '@form-builder/core/field-types/matter/matter.ts';
import { fieldTypes } from '@form-builder/core/field-types/registry.ts';
import type { FieldOf, Page } from '@form-builder/core/form/form-definition.ts';
import { iterateFields } from '@form-builder/core/form/iterate-fields.ts';
import { useLogin } from '../../citizen-login/current-login.ts';
import type { LoginRow } from '../../citizen-login/login-queries.ts';
import { openNumber, openRsin } from '../../citizen-login/login-secrets.ts';
import { pseudonymOf } from '../../logbook/pseudonym-of.ts';
import { writerFor } from '../../logbook/writer.ts';
import type { ProcedureHandlers } from '../../platform/http/endpoints/procedures.ts';
import { enforceLimit, type CreateRateLimit } from '../../platform/http/rate-limits/rate-limit.ts';
import { RequestError } from '../../platform/request-error.ts';
import type { SecretCipher } from '../../platform/secrets/secret-cipher.ts';
import { logPersonProcessing } from '../../processing-log/log-processing.ts';
import type { PartyNumber } from '../../providers/auth/identifier-kind.ts';
import type { OwnCase } from '../../providers/delivery/case-list.ts';
import type { CaseLists } from '../../providers/delivery/case-lists.ts';
import { selectProvider, type ProviderRow } from '../../providers/providers-queries.ts';
import { askRegister } from '../ask-register.ts';
import { loadProofs } from '../proofs.ts';
import { assertAskedLogin } from './assert-asked-login.ts';
import { selectCaseVersion } from './case-version-queries.ts';
import { proveCase } from './case-proofs.ts';

/** Requests per minute and tenant, and per login. */
const maxPerMinute = 300;
const maxPerLogin = 10;

/** The dependencies of listing the cases of a visitor. */
export interface CaseOptions {
  readonly cipher: SecretCipher;
  readonly createRateLimit: CreateRateLimit;
  readonly caseLists: CaseLists;
}

type MatterField = FieldOf<'matter'>;

/**
 * Lists the cases of whom the visitor logged in for, and of nobody else, at the case system and of the kinds that the
 * field of the version names. Each case has a proof for this person.
 */
export function createCaseHandler(options: CaseOptions): ProcedureHandlers['listCases'] {
  const { cipher, createRateLimit } = options;
  const ofTenant = createRateLimit({ name: 'cases', max: maxPerMinute, windowSeconds: 60 });
  const ofLogin = createRateLimit({ name: 'own cases', max: maxPerLogin, windowSeconds: 60 });
  return async (context) => {
    const { body, tenant, transaction, now } = context;
    const stage = stageOf(body.environment);
    const { login, field, row } = await transaction(async (tx) => {
      const found = await useLogin(writerFor(context, tx), body.token);
      if (found.serves_tests !== (stage === 'test')) throw new RequestError('login_expired');
      const version = await selectCaseVersion(tx, body.version_id);
      const asked = findMatter(version?.pages ?? [], body.field_id);
      if (version) assertAskedLogin(version, found);
      const key = { id: settingsOf(asked).integration_id ?? '', servesTests: stage === 'test' };
      return { login: found, field: asked, row: await selectProvider(tx, 'delivery', key) };
    });
    if (row === undefined || row.is_down) throw new RequestError('unavailable');
    await enforceLimit(ofTenant, tenant.id);
    await enforceLimit(ofLogin, login.id);
    const owner = openNumber(cipher, tenant.id, login);
    const question = { owner, login, field, row, tenantId: tenant.id };
    const { cases, failure } = await ask(options, question).then(
      (found) => ({ cases: found, failure: undefined }),
      (error: unknown) => ({ cases: [], failure: { error } }),
    );
    const data = await transaction(async (tx) => {
      if (owner.kind !== 'identifier')
        await logPersonProcessing(writerFor(context, tx), {
          name: 'person.cases_listed',
          activityId: body.version_id,
          subjectType: owner.kind,
          subjectId: pseudonymOf(cipher, tenant.id, owner.kind, owner.number),
          status: failure ? 'error' : 'ok',
        });
      const proofs = await loadProofs({ tx, tenantId: tenant.id, now }, cipher);
      return cases.flatMap((one) => {
        // As the page sends it back: the answer of the field, whose texts are normalised.
        const answer = matterDefinition.parse(one, field);
        if (typeof answer !== 'object' || answer === null) return [];
        const { id, identification, description, process } = answer;
        const proof = proveCase(proofs, answer, { login, provider: row.id }, stage);
        return [{ id, identification, description, process, proof }];
      });
    });
    if (failure) throw failure.error;
    return { data };
  };
}

/** The field of a version; the page names it, so that the server knows what it may ask. */
function findMatter(pages: readonly Page[], id: string): MatterField {
  for (const { field } of iterateFields(pages)) {
    const definition = fieldTypes[field.type];
    const isLookedUp = definition.role === 'input' && definition.lookUp === 'cases';
    // One type has this source.
    if (field.id === id && isLookedUp) return field as MatterField;
  }
  throw new RequestError('not_found');
}

const settingsOf = ({ custom_properties: settings }: MatterField): MatterSettings => settings ?? {};

interface Asked {
  readonly owner: PartyNumber;
  readonly tenantId: string;
  readonly login: LoginRow;
  readonly field: MatterField;
  readonly row: ProviderRow;
}

/** A case system knows nobody by a pseudonym. */
async function ask(
  { cipher, caseLists }: CaseOptions,
  { owner, tenantId, login, field, row }: Asked,
): Promise<readonly OwnCase[]> {
  if (owner.kind === 'identifier') return [];
  const question = {
    owner,
    rsin: openRsin(cipher, tenantId, login),
    processIds: settingsOf(field).process_ids ?? [],
  };
  return askRegister(
    Promise.resolve(row).then((one) => caseLists.get(tenantId, one).list(question)),
  );
}
