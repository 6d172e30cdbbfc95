import type { EnvironmentId } from '@form-builder/core/contract/environment-ids.ts';
import type {
  Variable,
  VariableSourceOf,
  VariableValues,
} from '@form-builder/core/form/variables/variable.ts';
import { dataInputsKey, dataInputsOf } from '@form-builder/core/session/variables/data-inputs.ts';
import type { OpenForm } from '../../state/loaded-form.ts';

/** The values of variables from data sources, and the proofs that the server gave with them. */
export interface DataValues {
  readonly values: VariableValues;
  readonly proofs: VariableValues;
}

/** A source is asked after a pause, not for every character. */
const pauseMs = 500;

/** Asks the data sources when their inputs are known or change; calls `onValues` with all current values. */
export function watchDataSources(
  open: OpenForm,
  variables: readonly Variable[],
  onValues: (current: DataValues) => void,
): void {
  const { session } = open;
  const sources = variables.flatMap(({ id, source }) =>
    source.type === 'data' ? [{ id, source }] : [],
  );
  const known = new Map<string, { readonly key: string; readonly value?: DataValue }>();
  const publish = () => onValues(valuesOf(known));
  const check = () => {
    const changed = sources.filter(({ id, source }) => keyOf(open, source) !== known.get(id)?.key);
    if (changed.length === 0) return;
    for (const { id, source } of changed) known.set(id, { key: keyOf(open, source) });
    publish();
    for (const group of groupsOf(open, changed)) {
      void ask(open, group).then((answers) => {
        for (const { id } of group) {
          const value = answers[id];
          // The visitor may have changed the inputs since.
          const isCurrent = known.get(id)?.key === group[0]?.key;
          if (isCurrent && value) known.set(id, { key: group[0]?.key ?? '', value });
        }
        publish();
      });
    }
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const schedule = () => {
    clearTimeout(timer);
    timer = setTimeout(check, pauseMs);
  };
  const inputs = new Set(sources.flatMap(({ source }) => Object.values(source.inputs)));
  for (const id of inputs) session.findCell(id)?.subscribe(schedule);
  check();
}

interface DataValue {
  readonly value: VariableValues[string];
  readonly proof: string;
}

interface Wanted {
  readonly id: string;
  readonly source: VariableSourceOf<'data'>;
  readonly key: string;
}

/** Identifies a question to a source; empty while its inputs are not known. */
function keyOf({ session }: OpenForm, source: VariableSourceOf<'data'>): string {
  const inputs = dataInputsOf(session, source);
  return inputs ? `${source.provider} ${dataInputsKey(inputs)}` : '';
}

/** Variables with the same question are one request. */
function groupsOf(
  open: OpenForm,
  changed: readonly Omit<Wanted, 'key'>[],
): readonly (readonly Wanted[])[] {
  const groups = new Map<string, Wanted[]>();
  for (const one of changed) {
    const key = keyOf(open, one.source);
    if (key !== '') groups.set(key, [...(groups.get(key) ?? []), { ...one, key }]);
  }
  return [...groups.values()];
}

/** Without a response the variables stay empty, and the form can be filled in by hand. */
async function ask(
  { session, fieldContext }: OpenForm,
  group: readonly Wanted[],
): Promise<Readonly<Record<string, DataValue>>> {
  const [first] = group;
  const inputs = first && dataInputsOf(session, first.source);
  try {
    const services = await fieldContext.loadServices?.();
    if (!services || !inputs) return {};
    const { versionId, address } = services;
    // The page's own environment; the server validates it.
    const { environment } = address as { readonly environment: EnvironmentId };
    const body = { version_id: versionId, variables: group.map(({ id }) => id), inputs };
    return await services.call('data:read', { ...body, environment });
  } catch {
    // Offline, too many requests or a source that is down: all the same to a visitor.
    return {};
  }
}

function valuesOf(known: ReadonlyMap<string, { readonly value?: DataValue }>): DataValues {
  const found = [...known].flatMap(([id, { value }]) => (value ? [[id, value] as const] : []));
  return {
    values: Object.fromEntries(found.map(([id, { value }]) => [id, value])),
    proofs: Object.fromEntries(found.map(([id, { proof }]) => [id, proof])),
  };
}
