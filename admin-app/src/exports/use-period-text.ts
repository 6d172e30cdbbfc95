import type { ExportFilter } from '@form-builder/core/contract/staff/submissions/exports.ts';
import { useLingui } from '@lingui/react/macro';
import { formatDay } from '../formats/format-day.ts';

/** Says which days of submissions an export covers. */
export function usePeriodText(): (filter: ExportFilter) => string {
  const { t } = useLingui();
  return ({ completed_from: from, completed_until: until }) => {
    const first = from === undefined ? '' : formatDay(from);
    const last = until === undefined ? '' : formatDay(until);
    if (from !== undefined && until !== undefined)
      return t`verstuurd van ${first} tot en met ${last}`;
    if (from !== undefined) return t`verstuurd vanaf ${first}`;
    if (until !== undefined) return t`verstuurd tot en met ${last}`;
    return t`van alle dagen`;
  };
}
