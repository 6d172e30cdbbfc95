import type { Finding } from '@form-builder/core/analysis/finding.ts';
import type { EnvironmentState } from '@form-builder/core/contract/staff/forms/forms.ts';
import type { EnvironmentId } from '@form-builder/core/contract/environment-ids.ts';
import type { Language } from '@form-builder/core/messages/languages.ts';
import type { Writer } from '../../logbook/writer.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { RequestError } from '../../platform/request-error.ts';
import type { FindProvided } from '../../providers/find-provided.ts';
import { assertFeatureActive } from '../../features/active-features.ts';
import { assertVersionFeatures } from '../../features/assert-version-features.ts';
import { checkedForm } from '../findings/check-version.ts';
import { lockVersion } from '../lock-version.ts';
import type { VersionRow } from '../versions-queries.ts';
import { assertFourEyes, assertNotRejected } from './assert-reviewed.ts';
import { assertPublishable } from './assert-publishable.ts';
import {
  isEnvironmentEnabled,
  removeProposal,
  supersedePublished,
  writeState,
  type VersionInEnvironment,
} from './environment-queries.ts';
import { unschedule } from './scheduled-publications-queries.ts';
import { findTransition, transitionsThrough, type VersionTransition } from './transitions.ts';
import { mayTransition } from './transition-policy.ts';
import { writeTransition } from './write-transition.ts';

/** A transition that a user asks for. */
export interface RequestedTransition {
  readonly versionId: string;
  readonly environment: EnvironmentId;
  readonly transition: VersionTransition;
  readonly remark?: string | undefined;
  /** The ids of who are asked to review a proposal. */
  readonly reviewers?: readonly string[];
  /** Tells the checker which services are configured; without it the checker skips that. */
  readonly findProvided?: FindProvided | undefined;
}

/** A transition that the caller may make now. */
interface CheckedTransition {
  readonly version: VersionRow;
  /** With the transitions before it. */
  readonly transitions: readonly VersionTransition[];
  /** The checker's warnings when the version is proposed or published. */
  readonly warnings: readonly Finding[];
}

/**
 * Moves a version to another state in an environment, and first through the states before it if the
 * caller may do that too. Transitions of one form run one after the other, so two publications at
 * once end in one published version. Answers the checker's warnings when the version is proposed or
 * published, for the reviewer.
 */
export async function transitionVersion(
  writer: Writer,
  caller: Caller,
  language: Language,
  requested: RequestedTransition,
): Promise<readonly Finding[]> {
  const checked = await checkTransition(writer, caller, language, requested);
  const { version, transitions, warnings } = checked;
  await apply(writer, version, {
    environment: requested.environment,
    transitions,
    remark: requested.remark ?? null,
    reviewers: requested.reviewers ?? [],
    warnings: warnings.length,
  });
  return warnings;
}

/** Throws unless the caller may make the transition now; its form is locked until the transaction ends. */
export async function checkTransition(
  writer: Writer,
  caller: Caller,
  language: Language,
  {
    versionId,
    environment,
    transition,
    findProvided,
  }: Omit<RequestedTransition, 'remark' | 'reviewers'>,
): Promise<CheckedTransition> {
  const version = await lockVersion(writer, caller, versionId);
  if (!(await isEnvironmentEnabled(writer.tx, environment)))
    throw new RequestError('environment_not_found');
  if (!mayTransition(caller, transition, environment, version)) throw new RequestError('forbidden');
  const transitions = transitionsThrough(transition, stateOf(version, environment), {
    type: version.type,
    environment,
  });
  if (!transitions?.every((each) => mayTransition(caller, each, environment, version)))
    throw new RequestError('transition_not_allowed');
  const reviewed = { version, environment, transitions };
  assertNotRejected(reviewed);
  await assertFourEyes(writer, caller, reviewed);
  if (!endings.has(transition)) await assertFeatures(writer, version, language);
  const isChecked = transition === 'propose' || transition === 'publish';
  const provided = isChecked
    ? await findProvided?.(writer.tx, { ...checkedForm(version), environment })
    : undefined;
  const warnings = isChecked ? assertPublishable(writer, version, language, provided) : [];
  return { version, transitions, warnings };
}

/** What brings a version no nearer to visitors. */
const endings: ReadonlySet<VersionTransition> = new Set(['retract', 'reject', 'withdraw']);

/** A version does not come nearer to visitors with a feature that the tenant does not use. */
async function assertFeatures(
  { tx }: Writer,
  version: VersionRow,
  language: Language,
): Promise<void> {
  if (version.type === 'template') await assertFeatureActive(tx, 'templates', language);
  await assertVersionFeatures(tx, version, language);
}

interface AllowedTransitions {
  readonly environment: EnvironmentId;
  readonly transitions: readonly VersionTransition[];
  readonly remark: string | null;
  readonly reviewers: readonly string[];
  /** The number of warnings of the form checker. */
  readonly warnings: number;
}

async function apply(
  writer: Writer,
  version: VersionRow,
  { environment, transitions, remark, reviewers, warnings }: AllowedTransitions,
): Promise<void> {
  const place = { formId: version.form_id, versionId: version.id, environment };
  const asked = reviewers.length === 0 ? {} : { reviewers };
  let from = stateOf(version, environment);
  for (const transition of transitions) {
    const to = findTransition({ type: version.type, environment }, transition)?.to;
    if (to === undefined) throw new Error(`There is no ${transition} in ${environment}.`);
    if (to === null) return retract(writer, place, { from, remark });
    if (to === 'published') {
      await supersede(writer, place);
      await unschedule(writer, place);
    }
    await writeState(writer, place, to, remark);
    const found = to === 'proposed' ? { warnings, ...asked } : {};
    await writeTransition(writer, place, { from, to, remark, ...found });
    from = to;
  }
}

async function retract(
  writer: Writer,
  place: VersionInEnvironment,
  { from, remark }: { readonly from: EnvironmentState | null; readonly remark: string | null },
): Promise<void> {
  const to = await removeProposal(writer, place);
  await writeTransition(writer, place, { from, to, remark, cause: 'retracted' });
}

async function supersede(writer: Writer, place: VersionInEnvironment): Promise<void> {
  for (const versionId of await supersedePublished(writer, place)) {
    await writeTransition(
      writer,
      { ...place, versionId },
      { from: 'published', to: 'superseded', remark: null },
    );
  }
}

/** The state of the version in an environment; `null`: it is not in it. */
export function stateOf(version: VersionRow, environment: EnvironmentId): EnvironmentState | null {
  return version.environments.find(({ id }) => id === environment)?.state ?? null;
}
