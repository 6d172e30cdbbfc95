import type { Finding } from '@form-builder/core/analysis/finding.ts';
import type { EnvironmentState } from '@form-builder/core/contract/staff/forms.ts';
import type { EnvironmentId } from '@form-builder/core/contract/shared-schemas.ts';
import type { Writer } from '../../logbook/writer.ts';
import type { Caller, Language } from '../../platform/http/endpoints/handlers.ts';
import { RequestError } from '../../platform/request-error.ts';
import type { FindProvided } from '../../providers/find-provided.ts';
import { assertPublishable } from './assert-publishable.ts';
import {
  isEnvironmentEnabled,
  supersedePublished,
  writeState,
  type Place,
} from './environment-queries.ts';
import { findStep, roadThrough, type EnvironmentStep } from './transitions.ts';
import { lockVersion } from '../lock-version.ts';
import { mayTakeStep } from '../versions-policy.ts';
import type { VersionRow } from '../versions-queries.ts';
import { writeMove } from './write-transition.ts';

/** A step asked for by a user. */
export interface AskedStep {
  readonly versionId: string;
  readonly environment: EnvironmentId;
  readonly step: EnvironmentStep;
  readonly remark?: string | undefined;
  /** Which services are set up, for the checker; without it that is not checked. */
  readonly findProvided?: FindProvided | undefined;
}

/**
 * Takes a version one step along its road, and the steps before it that the caller may take too.
 * Steps of one form follow each other, so two publications at once end in one published version.
 * Answers what a reviewer should know: the checker's warnings, for the steps it has a say in.
 */
export async function takeStep(
  writer: Writer,
  caller: Caller,
  language: Language,
  asked: AskedStep,
): Promise<readonly Finding[]> {
  const version = await lockVersion(writer, caller, asked.versionId);
  const { environment } = asked;
  if (!(await isEnvironmentEnabled(writer.tx, environment)))
    throw new RequestError('environment_not_found');
  if (!mayTakeStep(caller, asked.step, environment, version)) throw new RequestError('forbidden');
  const road = roadThrough(asked.step, stateOf(version, environment), environment);
  const isOpen = road?.every((step) => mayTakeStep(caller, step, environment, version)) ?? false;
  if (road === undefined || !isOpen) throw new RequestError('transition_not_allowed');
  const isChecked = asked.step === 'propose' || asked.step === 'publish';
  const isProvided = isChecked ? await asked.findProvided?.(writer.tx, environment) : undefined;
  const warnings = isChecked ? assertPublishable(writer, version, language, isProvided) : [];
  await walk(writer, version, { environment, road, remark: asked.remark ?? null });
  return warnings;
}

interface Walk {
  readonly environment: EnvironmentId;
  readonly road: readonly EnvironmentStep[];
  readonly remark: string | null;
}

async function walk(
  writer: Writer,
  version: VersionRow,
  { environment, road, remark }: Walk,
): Promise<void> {
  const place: Place = { formId: version.form_id, versionId: version.id, environment };
  let from = stateOf(version, environment);
  for (const step of road) {
    const to = findStep(environment, step)?.to;
    if (to === undefined) throw new Error(`There is no step ${step} in ${environment}.`);
    if (to === 'published') await supersede(writer, place);
    await writeState(writer, place, to, remark);
    await writeMove(writer, place, { from, to, remark });
    from = to;
  }
}

async function supersede(writer: Writer, place: Place): Promise<void> {
  for (const versionId of await supersedePublished(writer, place)) {
    await writeMove(
      writer,
      { ...place, versionId },
      { from: 'published', to: 'superseded', remark: null },
    );
  }
}

function stateOf(version: VersionRow, environment: EnvironmentId): EnvironmentState | null {
  return version.environments.find(({ id }) => id === environment)?.state ?? null;
}
