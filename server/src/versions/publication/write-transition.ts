import type { EnvironmentState } from '@form-builder/core/contract/staff/forms.ts';
import { writeLogbook } from '../../logbook/write-logbook.ts';
import type { Writer } from '../../logbook/writer.ts';
import type { Place } from './environment-queries.ts';

/** From where to where a version went in an environment; `null`: nowhere. */
interface Move {
  readonly from: EnvironmentState | null;
  readonly to: EnvironmentState | null;
  readonly remark: string | null;
}

/** The logbook's line of one step: who, when, from, to, remark. */
export async function writeMove(writer: Writer, place: Place, move: Move): Promise<void> {
  await writeLogbook(writer, {
    action: 'version.moved',
    subject: ['version', place.versionId],
    details: { environment: place.environment, ...move },
  });
}
