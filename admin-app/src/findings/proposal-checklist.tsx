import type { DescribedFinding } from '@form-builder/core/contract/staff/forms/findings.ts';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { List, Skeleton, Text } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { findingsQuery } from './findings-query.ts';

/** What of a proposal a finding is about. */
const partOf = ({ code, severity }: DescribedFinding) => {
  if (code.startsWith('test_')) return 'tests';
  if (code.startsWith('translation')) return 'translations';
  return severity;
};

/** What the form checker finds in a version that is about to be proposed: its problems, tests and translations. */
export function ProposalChecklist({ versionId }: { readonly versionId: string }) {
  const { t } = useLingui();
  const { data, error } = useQuery(findingsQuery(versionId));
  // The server checks again when the version is proposed.
  if (error !== null && data === undefined) return null;
  if (data === undefined) return <Skeleton height={84} />;
  const parts = data.map(partOf);
  const count = (part: ReturnType<typeof partOf>) => parts.filter((one) => one === part).length;
  const [errors, warnings] = [count('error'), count('warning')];
  const [tests, translations] = [count('tests'), count('translations')];
  return (
    <section>
      <Text fw={600} mb={4}>
        <Trans>Dit ziet de beoordelaar ook</Trans>
      </Text>
      <List spacing={4} icon={<Check isGood />}>
        <Item isGood={errors === 0}>
          {errors === 0
            ? t`Geen fouten`
            : t`${plural(errors, { one: '# fout', other: '# fouten' })}: los die eerst op`}
        </Item>
        <Item isGood={warnings === 0}>
          {warnings === 0
            ? t`Geen waarschuwingen`
            : plural(warnings, { one: '# waarschuwing', other: '# waarschuwingen' })}
        </Item>
        <Item isGood={tests === 0}>
          {tests === 0
            ? t`Geen test mislukt`
            : t`Tests: ${plural(tests, { one: '# verschil', other: '# verschillen' })}, los die eerst op`}
        </Item>
        <Item isGood={translations === 0}>
          {translations === 0
            ? t`Vertalingen zijn bijgewerkt`
            : t`Vertalingen: ${plural(translations, { one: '# punt', other: '# punten' })} nog niet klaar`}
        </Item>
      </List>
    </section>
  );
}

function Item({ isGood, children }: { readonly isGood: boolean; readonly children: string }) {
  return <List.Item icon={<Check isGood={isGood} />}>{children}</List.Item>;
}

const Check = ({ isGood }: { readonly isGood: boolean }) =>
  isGood ? (
    <IconCircleCheck size={18} color="var(--mantine-color-teal-7)" aria-hidden />
  ) : (
    <IconAlertTriangle size={18} color="var(--mantine-color-orange-7)" aria-hidden />
  );
