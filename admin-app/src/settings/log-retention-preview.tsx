import type { LogCut } from '@form-builder/core/contract/staff/submissions/retention.ts';
import { logKinds, type LogKind } from '@form-builder/core/logbook/log-retention.ts';
import type { SettingId } from '@form-builder/core/contract/staff/settings/known-settings.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Alert, Skeleton, Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from '../api/client.ts';
import { queryKeys } from '../api/query-keys.ts';
import { LoadError } from '../feedback/load-error.tsx';
import { formatExact } from '../formats/format-time.ts';
import { currentRegion } from '../languages/languages.ts';
import type { SettingValues } from './use-save-settings.ts';
import { validateSetting } from './validate-setting.ts';

/** The pause after typing before the lines are counted. */
const restMs = 400;

/** The setting with the term of each log, and its name. */
export const logTerms: Readonly<
  Record<LogKind, { readonly setting: SettingId; readonly name: MessageDescriptor }>
> = {
  security: { setting: 'logbook_days_security', name: msg`Inloggen en geweigerde verzoeken` },
  handling: { setting: 'logbook_days_handling', name: msg`Inzage en behandeling van inzendingen` },
  administration: {
    setting: 'logbook_days_administration',
    name: msg`Besluiten: rechten, instellingen, publiceren`,
  },
  processing: { setting: 'processing_log_days', name: msg`Logboek dataverwerkingen` },
};

/** What the next night removes from the logs with the terms as they stand in the form. */
export function LogRetentionPreview({ values }: { readonly values: SettingValues }) {
  if (hasValidTerms(values)) return <CountedPreview values={values} />;
  return (
    <Text size="sm" c="gray.7">
      <Trans>Hier zie je wat er verdwijnt, zodra elke termijn binnen de grenzen valt.</Trans>
    </Text>
  );
}

const hasValidTerms = (values: SettingValues): boolean =>
  logKinds.every((kind) => {
    const id = logTerms[kind].setting;
    return validateSetting({ id, kind: 'number' }, values[id] ?? null) === null;
  });

function CountedPreview({ values }: { readonly values: SettingValues }) {
  const [terms] = useDebouncedValue(queryOf(values), restMs);
  const { data, error, refetch } = useQuery({
    queryKey: queryKeys.logRetention(terms),
    queryFn: async ({ signal }) =>
      (await api.getLogRetentionPreview({ query: terms }, { signal })).data,
    placeholderData: keepPreviousData,
  });
  if (data !== undefined) return <Preview at={data.at} logs={data.logs} />;
  if (error !== null) return <LoadError error={error} onRetry={() => void refetch()} />;
  return <Skeleton height={96} aria-busy="true" />;
}

function queryOf(values: SettingValues): Readonly<Record<string, string>> {
  return Object.fromEntries(
    logKinds.flatMap((kind) => {
      const days = values[logTerms[kind].setting];
      return typeof days === 'number' && days > 0 ? [[kind, String(days)]] : [];
    }),
  );
}

interface PreviewProps {
  readonly at: string;
  readonly logs: readonly LogCut[];
}

function Preview({ at, logs }: PreviewProps) {
  const { t, i18n } = useLingui();
  const night = formatExact(at, currentRegion());
  const cut = logs.filter(({ count }) => count > 0);
  return (
    <Alert variant="light" color="blue" title={t`Met deze termijnen verdwijnt op ${night}:`}>
      {cut.length === 0 && (
        <Text size="sm">
          <Trans>Niets uit de logboeken.</Trans>
        </Text>
      )}
      {cut.map(({ kind, count }) => (
        <Text key={kind} size="sm">
          {i18n._(logTerms[kind].name)}: <Plural value={count} one="# regel" other="# regels" />
        </Text>
      ))}
    </Alert>
  );
}
