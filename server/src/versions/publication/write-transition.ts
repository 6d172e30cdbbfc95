import type { EnvironmentState } from '@form-builder/core/contract/staff/forms/forms.ts';
import type { ProposalEnd } from '@form-builder/core/publication/proposal-ends.ts';
import { writeLogbook } from '../../logbook/write-logbook.ts';
import type { Writer } from '../../logbook/writer.ts';
import type { VersionInEnvironment } from './environment-queries.ts';

/** The states before and after in an environment; `null`: the version is not in it. */
interface Transition {
  readonly from: EnvironmentState | null;
  readonly to: EnvironmentState | null;
  readonly remark: string | null;
  /** The number of warnings of the form checker, at a proposal. */
  readonly warnings?: number;
  /** How a proposal or an approval ended without a decision. */
  readonly cause?: ProposalEnd;
  /** The ids of who were asked to review, at a proposal. */
  readonly reviewers?: readonly string[];
}

/** Writes one transition in the logbook: who, when, from, to, remark. */
export async function writeTransition(
  writer: Writer,
  place: VersionInEnvironment,
  transition: Transition,
): Promise<void> {
  await writeLogbook(writer, {
    action: 'version.moved',
    subject: ['version', place.versionId],
    details: { environment: place.environment, ...transition },
  });
}
