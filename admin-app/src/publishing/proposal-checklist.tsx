import type { DescribedFinding } from '@form-builder/core/contract/staff/forms/findings.ts';
import type { Version } from '@form-builder/core/contract/staff/forms/versions.ts';
import { fieldTypes } from '@form-builder/core/field-types/registry.ts';
import { measureTranslation } from '@form-builder/core/translations/measure-translation.ts';
import { ownLanguage } from '@form-builder/core/translations/translations.ts';
import { readVersionSetting } from '@form-builder/core/version-settings/read-version-setting.ts';
import { recordedTests } from '@form-builder/core/version-settings/test-settings.ts';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { List, Skeleton, Text } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck, IconCircleMinus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { findingsQuery } from '../findings/findings-query.ts';
import { languageName } from '../languages/language-name.ts';
import { useTenantLanguages } from '../session/use-tenant-languages.ts';
import { versionQuery } from '../api/version-query.ts';

/** What of a proposal a finding is about. */
const partOf = ({ code, severity }: DescribedFinding) => {
  // What a recorded test does not know yet is a warning like others; the test has not failed.
  if (code.startsWith('test_') && severity === 'error') return 'tests';
  // These are counted per language.
  if (code.startsWith('translation')) return 'translations';
  return severity;
};

interface ProposalChecklistProps {
  readonly versionId: string;
  /** Whether the reader decides about the version, and cannot solve anything in it. */
  readonly isForReviewer?: boolean;
}

/**
 * What the form checker finds in a version that is about to be proposed, or that was: its problems, tests and
 * translations.
 */
export function ProposalChecklist({ versionId, isForReviewer = false }: ProposalChecklistProps) {
  const { t } = useLingui();
  const { data, error } = useQuery(findingsQuery(versionId));
  const version = useQuery(versionQuery(versionId));
  // The server checks again when the version is proposed.
  if ((error !== null && data === undefined) || version.error !== null) return null;
  if (data === undefined || version.data === undefined) return <Skeleton height={84} />;
  const parts = data.map(partOf);
  const count = (part: ReturnType<typeof partOf>) => parts.filter((one) => one === part).length;
  const [errors, warnings] = [count('error'), count('warning')];
  return (
    <section>
      {!isForReviewer && (
        <Text fw={600} mb={4}>
          <Trans>Dit ziet de beoordelaar ook</Trans>
        </Text>
      )}
      <List spacing={4}>
        <ErrorsItem errors={errors} isForReviewer={isForReviewer} />
        <Item state={warnings === 0 ? 'good' : 'faulty'}>
          {warnings === 0
            ? t`Geen waarschuwingen`
            : plural(warnings, { one: '# waarschuwing', other: '# waarschuwingen' })}
        </Item>
        <TestsItem
          version={version.data}
          differences={count('tests')}
          isForReviewer={isForReviewer}
        />
        <TranslationItems version={version.data} />
      </List>
    </section>
  );
}

type ForReader = Required<Pick<ProposalChecklistProps, 'isForReviewer'>>;

function ErrorsItem({ errors, isForReviewer }: ForReader & { readonly errors: number }) {
  const { t } = useLingui();
  if (errors === 0) return <Item state="good">{t`Geen fouten`}</Item>;
  return (
    <Item state="faulty">
      {isForReviewer
        ? plural(errors, { one: '# fout', other: '# fouten' })
        : t`${plural(errors, { one: '# fout', other: '# fouten' })}: los die eerst op`}
    </Item>
  );
}

function TestsItem({
  version,
  differences,
  isForReviewer,
}: ForReader & {
  readonly version: Version;
  readonly differences: number;
}) {
  const { t } = useLingui();
  const { length: tests } = readVersionSetting(version, recordedTests);
  if (tests === 0) return <Item state="absent">{t`Nog geen tests`}</Item>;
  return (
    <Item state={differences === 0 ? 'good' : 'faulty'}>
      {differences === 0
        ? plural(tests, { one: '# test geslaagd', other: '# tests geslaagd' })
        : isForReviewer
          ? t`Tests: ${plural(differences, { one: '# verschil', other: '# verschillen' })}`
          : t`Tests: ${plural(differences, { one: '# verschil', other: '# verschillen' })}, los die eerst op`}
    </Item>
  );
}

/**
 * How much of the form visitors can read in each other language of the organisation, and how much of that says what
 * the form said before; a language without any is no fault.
 */
function TranslationItems({ version }: { readonly version: Version }) {
  const { t } = useLingui();
  const own = ownLanguage(version.languages);
  const languages = useTenantLanguages().filter((language) => language !== own);
  return languages.map((language) => {
    const { percent, counts } = measureTranslation(version, language, fieldTypes);
    const name = languageName(language);
    const { outdated } = counts;
    return (
      <Item key={language} state={outdated > 0 ? 'faulty' : stateOf(percent)}>
        {outdated > 0
          ? t`Vertaald in het ${name}: ${percent} %, waarvan ${plural(outdated, { one: '# tekst verouderd', other: '# teksten verouderd' })}`
          : t`Vertaald in het ${name}: ${percent} %`}
      </Item>
    );
  });
}

const stateOf = (percent: number): ItemState =>
  percent === 0 ? 'absent' : percent === 100 ? 'good' : 'faulty';

/** `absent`: there is nothing of it to be good or faulty. */
type ItemState = 'good' | 'faulty' | 'absent';

const icons: Readonly<Record<ItemState, ReactNode>> = {
  good: <IconCircleCheck size={18} color="var(--mantine-color-teal-7)" aria-hidden />,
  faulty: <IconAlertTriangle size={18} color="var(--mantine-color-orange-7)" aria-hidden />,
  absent: <IconCircleMinus size={18} color="var(--mantine-color-gray-6)" aria-hidden />,
};

function Item({ state, children }: { readonly state: ItemState; readonly children: string }) {
  return <List.Item icon={icons[state]}>{children}</List.Item>;
}
