import type { SystemLanguage } from '@form-builder/core/contract/staff/settings/system-texts.ts';
import { languages } from '@form-builder/core/messages/languages.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Skeleton, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useSnapshot } from 'valtio';
import { BorderedList } from '../bordered-list/bordered-list.tsx';
import { addressOf } from '../access/screens.ts';
import { ToneBadge } from '../badges/tone-badge.tsx';
import { RowLink } from '../data-table/row-link.tsx';
import { LoadError } from '../feedback/load-error.tsx';
import { SectionHeader } from '../frame/page/section-header.tsx';
import { languageName } from '../languages/language-name.ts';
import { sessionState } from '../session/session-state.ts';
import { useCan } from '../session/use-user.ts';
import { LanguageChoice } from './language-choice.tsx';
import { systemLanguagesQuery } from './system-texts-queries.ts';
import styles from './system-texts.module.css';

/** The languages of the organisation, each with its own texts (`/settings/languages`). */
export function LanguageSettings() {
  const { t } = useLingui();
  const { data, error, refetch } = useQuery(systemLanguagesQuery);
  const mayChoose = useCan('admin-forms-settings');
  return (
    <>
      <SectionHeader title={t`Talen`} />
      {mayChoose && <LanguageChoice />}
      {data !== undefined ? (
        <BorderedList>
          {data.map((one) => (
            <LanguageRow key={one.language} {...one} />
          ))}
        </BorderedList>
      ) : error === null ? (
        <Skeleton height={140} />
      ) : (
        <LoadError error={error} onRetry={() => void refetch()} />
      )}
    </>
  );
}

function LanguageRow({ language, total, changed }: SystemLanguage) {
  const { t } = useLingui();
  const { settings } = useSnapshot(sessionState);
  const used: unknown = settings['languages'];
  const isUsed = Array.isArray(used) ? used.includes(language) : languages.includes(language);
  return (
    <li className={styles.language}>
      <span>
        <RowLink to={addressOf('systemTexts', { language })}>{languageName(language)}</RowLink>{' '}
        {settings['default_language'] === language && (
          <ToneBadge tone="blue">{t`Standaardtaal`}</ToneBadge>
        )}{' '}
        {!isUsed && <ToneBadge tone="outlined">{t`Niet in gebruik`}</ToneBadge>}
      </span>
      <Text span c="gray.7">
        <Trans>
          {changed} van {total} systeemteksten gewijzigd
        </Trans>
      </Text>
    </li>
  );
}
