import type { Version, VersionSummary } from '@form-builder/core/contract/staff/forms/versions.ts';
import { describeField } from '@form-builder/core/diff/describe/describe-content.ts';
import type { SettingContext } from '@form-builder/core/diff/describe/setting-words.ts';
import type { Field } from '@form-builder/core/form/form-definition.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { NativeSelect, Skeleton, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { LoadError } from '../feedback/load-error.tsx';
import { SectionHeader } from '../frame/page/section-header.tsx';
import { useSearchParam } from '../frame/use-search-param.ts';
import { currentContext } from '../languages/staff-texts.ts';
import { ChangeList } from './change-list.tsx';
import { compareVersions, type ChangeGroup } from './compare-versions.ts';
import { FactList } from './fact-list.tsx';
import { findBaseVersion } from './find-base-version.ts';
import { FirstVersion } from './first-version.tsx';
import { ChangeRemarks } from './remarks/change-remarks.tsx';
import { RemarkList } from './remarks/remark-list.tsx';
import { versionRemarksQuery } from './remarks/version-remarks-query.ts';
import { SideBySideSection } from './side-by-side/side-by-side-section.tsx';
import { useFactContext } from './use-fact-context.ts';
import { useNameReference } from './use-name-reference.ts';
import { versionQuery } from '../api/version-query.ts';

const baseParam = 'with';

interface ChangesSectionProps {
  readonly version: Version;
  /** All versions of the form. */
  readonly versions: readonly VersionSummary[];
}

/** The changes of a version compared with another version of its form, which the URL contains. */
export function ChangesSection({ version, versions }: ChangesSectionProps) {
  const { t } = useLingui();
  const [baseId, setBaseId] = useSearchParam(baseParam);
  const others = versions.filter(({ id }) => id !== version.id);
  const base = others.find(({ id }) => id === baseId) ?? findBaseVersion(version, versions);
  const choice = base !== undefined && (
    <NativeSelect
      aria-label={t`Vergelijken met`}
      value={base.id}
      data={others.map(({ id, number }) => ({
        value: id,
        label: t`Vergelijken met versie ${number}`,
      }))}
      onChange={(event) => setBaseId(event.currentTarget.value)}
    />
  );
  return (
    <section>
      <SectionHeader title={base === undefined ? t`Inhoud` : t`Wijzigingen`} actions={choice} />
      {base === undefined ? (
        <FirstVersion version={version} />
      ) : (
        <Comparison baseId={base.id} version={version} />
      )}
    </section>
  );
}

interface ComparisonProps {
  readonly baseId: string;
  readonly version: Version;
}

function Comparison({ baseId, version }: ComparisonProps) {
  const { data: base, error, refetch } = useQuery(versionQuery(baseId));
  if (base !== undefined) return <LoadedComparison before={base} after={version} />;
  if (error !== null) return <LoadError error={error} onRetry={() => void refetch()} />;
  return <Skeleton height={160} />;
}

function LoadedComparison(versions: { readonly before: Version; readonly after: Version }) {
  const { before, after } = versions;
  const nameReference = useNameReference(before, after);
  const groups = compareVersions(before, after, currentContext(), nameReference);
  const changedPageIds = new Set(groups.flatMap(({ pageId }) => pageId ?? []));
  const changedFieldIds = new Set(
    groups.flatMap(({ changes }) => changes.flatMap(({ fieldId }) => fieldId ?? [])),
  );
  return (
    <>
      <RemarkedChanges version={after} groups={groups} />
      <SideBySideSection
        {...versions}
        changedPageIds={changedPageIds}
        changedFieldIds={changedFieldIds}
      />
    </>
  );
}

/** The changes with the remarks on each; remarks on changes that are not listed come last. */
function RemarkedChanges({
  version,
  groups,
}: {
  readonly version: Version;
  readonly groups: readonly ChangeGroup[];
}) {
  const { id: versionId } = version;
  const context = useFactContext(version);
  const { data: remarks = [], error, refetch } = useQuery(versionRemarksQuery(versionId));
  const listed = new Set(groups.flatMap(({ changes }) => changes.map(({ key }) => key)));
  const others = remarks.filter(({ change }) => !listed.has(change.key));
  return (
    <>
      {error !== null && <LoadError error={error} onRetry={() => void refetch()} />}
      <ChangeList groups={groups}>
        {({ key, sentence, fieldId, isNewField }) => (
          <>
            {isNewField && fieldId !== null && (
              <NewField field={context.words.after.names.byId.get(fieldId)} context={context} />
            )}
            <ChangeRemarks
              versionId={versionId}
              change={{ key, text: sentence }}
              remarks={remarks.filter(({ change }) => change.key === key)}
            />
          </>
        )}
      </ChangeList>
      {others.length > 0 && (
        <>
          <Title order={3} size="h4" mt="lg" mb="xs">
            <Trans>Opmerkingen bij andere wijzigingen</Trans>
          </Title>
          <RemarkList versionId={versionId} remarks={others} namesChange />
        </>
      )}
    </>
  );
}

interface NewFieldProps {
  readonly field: Field | undefined;
  readonly context: SettingContext;
}

/** What the version says about a field that it adds: there is no earlier setting to compare with. */
function NewField({ field, context }: NewFieldProps) {
  return field && <FactList facts={describeField(field, context)} />;
}
