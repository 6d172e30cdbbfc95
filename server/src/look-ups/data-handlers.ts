import { stageOf } from '@form-builder/core/contract/staff/settings/stage-of.ts';
import type { Variable } from '@form-builder/core/form/variables/variable.ts';
import { dataInputsKey } from '@form-builder/core/session/variables/data-inputs.ts';
import type { Transaction } from 'kysely';
import type { Database } from '../platform/database/database.ts';
import type { ProcedureHandlers } from '../platform/http/endpoints/procedures.ts';
import { enforceLimit, type CreateRateLimit } from '../platform/http/rate-limits/rate-limit.ts';
import { RequestError } from '../platform/request-error.ts';
import type { SecretCipher } from '../platform/secrets/secret-cipher.ts';
import type { DataSources } from '../providers/data-sources/data-sources.ts';
import { selectProvider } from '../providers/providers-queries.ts';
import { askRegister } from './ask-register.ts';
import { sealDataValue } from './data-proofs.ts';
import { loadProofs } from './proofs.ts';

/** Requests per minute to the data sources: of a tenant, and of one network, so that nobody uses up the others'. */
const maxPerMinute = 600;
const maxPerNetwork = 60;

/** The dependencies of reading data sources. */
export interface DataOptions {
  readonly cipher: SecretCipher;
  readonly createRateLimit: CreateRateLimit;
  readonly dataSources: DataSources;
  readonly selectVariables: (
    tx: Transaction<Database>,
    versionId: string,
  ) => Promise<readonly Variable[]>;
}

/** Reads the variables of a version from its data source, for a visitor's page: only what they map to. */
export function createDataHandler({
  cipher,
  createRateLimit,
  dataSources,
  selectVariables,
}: DataOptions): ProcedureHandlers['readDataSource'] {
  const limit = createRateLimit({ name: 'data', max: maxPerMinute, windowSeconds: 60 });
  const ofNetwork = createRateLimit({
    name: 'data of a network',
    max: maxPerNetwork,
    windowSeconds: 60,
  });
  return async ({ body, tenant, transaction, network, now }) => {
    const stage = stageOf(body.environment);
    const { wanted, row } = await transaction(async (tx) => {
      const variables = await selectVariables(tx, body.version_id);
      const found = wantedOf(variables, body.variables);
      const key = { id: found[0]?.source.provider ?? '', servesTests: stage === 'test' };
      return { wanted: found, row: await selectProvider(tx, 'data', key) };
    });
    if (row === undefined || row.is_down) throw new RequestError('unavailable');
    await enforceLimit(ofNetwork, `${tenant.id} ${network}`);
    await enforceLimit(limit, tenant.id);
    const inputs = inputsOf(wanted, body.inputs);
    const values = await askRegister(
      Promise.resolve(row).then((one) => dataSources.get(tenant.id, one).ask(inputs)),
    );
    const proofs = await transaction((tx) => loadProofs({ tx, tenantId: tenant.id, now }, cipher));
    const data = wanted.map(({ id, source }) => {
      const value = values[source.output] ?? null;
      const question = { provider: row.id, output: source.output, inputs: dataInputsKey(inputs) };
      const proof = sealDataValue(proofs, { question, value, at: now() }, stage);
      return [id, { value, proof }] as const;
    });
    return { data: Object.fromEntries(data) };
  };
}

/** The variables with these ids, which must have one source. */
function wantedOf(variables: readonly Variable[], ids: readonly string[]) {
  const found = variables.flatMap(({ id, source }) =>
    source.type === 'data' && ids.includes(id) ? [{ id, source }] : [],
  );
  const isOne = new Set(found.map(({ source }) => source.provider)).size === 1;
  if (!isOne || found.length !== new Set(ids).size) throw new RequestError('not_found');
  return found;
}

/** Only the inputs that the designer chose are passed on. */
function inputsOf(
  wanted: ReturnType<typeof wantedOf>,
  given: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  const names = new Set(wanted.flatMap(({ source }) => Object.keys(source.inputs)));
  return Object.fromEntries(Object.entries(given).filter(([name]) => names.has(name)));
}
