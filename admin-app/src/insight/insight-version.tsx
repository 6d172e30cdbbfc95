import type { VersionInsight } from '@form-builder/core/contract/staff/forms/insight.ts';
import { useLingui } from '@lingui/react/macro';
import { NativeSelect } from '@mantine/core';
import { useSearchParam } from '../frame/use-search-param.ts';

/** The version in the URL; `undefined` for all versions. */
export function useInsightVersion() {
  const [version, setVersion] = useSearchParam('version');
  return [version ?? undefined, (next: string) => setVersion(next === '' ? null : next)] as const;
}

interface VersionSelectProps {
  readonly version: string | undefined;
  readonly versions: readonly VersionInsight[];
  readonly onChange: (version: string) => void;
}

/** Narrows the insight to one version; absent while there is nothing to choose. */
export function VersionSelect({ version = '', versions, onChange }: VersionSelectProps) {
  const { t } = useLingui();
  if (version === '' && versions.length < 2) return null;
  const options = versions.map(({ id, number }) => ({ value: id, label: t`Versie ${number}` }));
  const isListed = version === '' || versions.some(({ id }) => id === version);
  return (
    <NativeSelect
      aria-label={t`Versie`}
      data={[
        { value: '', label: t`Alle versies` },
        ...options,
        ...(isListed ? [] : [{ value: version, label: t`Gekozen versie` }]),
      ]}
      value={version}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}
