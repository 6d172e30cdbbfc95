import type { ExportFilter } from '@form-builder/core/contract/staff/submissions/exports.ts';
import { Plural, Trans } from '@lingui/react/macro';
import { Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { formatNumber } from '../../formats/format-time.ts';
import { currentRegion } from '../../languages/languages.ts';
import { useCan } from '../../session/use-user.ts';
import { exportCountQuery } from '../submissions-queries.ts';

interface ExportCountProps {
  readonly formId: string;
  readonly filter: ExportFilter;
  readonly search: string;
}

const waitMs = 300;

/** Says how many submissions the export contains now, for users who may see their list. */
export function ExportCount({ formId, filter, search }: ExportCountProps) {
  const mayList = useCan('submission-list');
  const [asked] = useDebouncedValue(filter, waitMs);
  const isNothing = filter.state?.length === 0;
  const { data } = useQuery({
    ...exportCountQuery(formId, asked, search),
    enabled: mayList && !isNothing,
  });
  const count = isNothing ? 0 : data?.total;
  if (!mayList || count === undefined) return null;
  const most = formatNumber(count, currentRegion());
  return (
    <Text size="sm" fw={600} mt="sm" aria-live="polite">
      {data?.is_total_exact === false && !isNothing ? (
        <Trans>Deze export bevat meer dan {most} inzendingen.</Trans>
      ) : (
        <Plural
          value={count}
          one="Deze export bevat # inzending."
          other="Deze export bevat # inzendingen."
        />
      )}
    </Text>
  );
}
