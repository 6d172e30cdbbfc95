import type { Version } from '@form-builder/core/contract/staff/forms/versions.ts';
import { fieldTypes } from '@form-builder/core/field-types/registry.ts';
import type { Language } from '@form-builder/core/messages/languages.ts';
import { measureTranslation } from '@form-builder/core/translations/measure-translation.ts';
import { offeredLanguages } from '@form-builder/core/translations/offered-languages.ts';
import { ownLanguage } from '@form-builder/core/translations/translations.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Stack, Text } from '@mantine/core';
import { BorderedList } from '../../bordered-list/bordered-list.tsx';
import { addressOf } from '../../access/screens.ts';
import { screensOfType } from '../../access/screens-of-type.ts';
import { ToneBadge } from '../../badges/tone-badge.tsx';
import { RowLink } from '../../data-table/row-link.tsx';
import { PageHeader } from '../../frame/page/page-heading.tsx';
import { VersionGate } from '../../versions/version-gate.tsx';
import { languageName } from '../../languages/language-name.ts';
import { useTenantLanguages } from '../../session/use-tenant-languages.ts';
import { MinTranslatedPercent } from './min-translated-percent.tsx';
import { ProgressBar } from './translation-progress.tsx';
import { useTranslationCrumbs } from '../use-translation-crumbs.ts';
import styles from './translations-screen.module.css';

/** The languages of a version with their progress (`/forms/version/{id}/translations`). */
export function TranslationsScreen() {
  return <VersionGate>{(version) => <LanguagesOf version={version} />}</VersionGate>;
}

function LanguagesOf({ version }: { readonly version: Version }) {
  const { t } = useLingui();
  useTranslationCrumbs(version);
  const { form_title: formTitle, number } = version;
  const own = ownLanguage(version.languages);
  const ownName = languageName(own);
  const others = useTenantLanguages().filter((language) => language !== own);
  return (
    <article>
      <PageHeader
        title={t`Vertalingen`}
        lead={
          <Trans>
            {formTitle}, versie {number}. Geschreven in het {ownName}.
          </Trans>
        }
      />
      <Stack gap="lg" mt="lg">
        {others.length === 0 ? (
          <Text c="gray.7">
            <Trans>
              Je organisatie gebruikt alleen deze taal. Een beheerder voegt talen toe bij de
              instellingen.
            </Trans>
          </Text>
        ) : (
          <BorderedList>
            {others.map((language) => (
              <LanguageRow key={language} version={version} language={language} />
            ))}
          </BorderedList>
        )}
        {version.form_type === 'form' ? (
          <MinTranslatedPercent version={version} />
        ) : (
          <Text c="gray.7">
            <Trans>
              Een formulier dat deze versie van het bouwblok gebruikt, neemt deze vertalingen over.
            </Trans>
          </Text>
        )}
      </Stack>
    </article>
  );
}

interface LanguageRowProps {
  readonly version: Version;
  readonly language: Language;
}

function LanguageRow({ version, language }: LanguageRowProps) {
  const name = languageName(language);
  const progress = measureTranslation(version, language, fieldTypes);
  const isOffered = offeredLanguages(version, fieldTypes).includes(language);
  const { outdated, missing, unchecked } = progress.counts;
  return (
    <li className={styles.language}>
      <RowLink
        to={addressOf(screensOfType[version.form_type].translation, { id: version.id, language })}
      >
        {name}
      </RowLink>
      <ProgressBar name={name} progress={progress} />
      <span className={styles.badges}>
        {version.form_type === 'form' && <OfferedBadge isOffered={isOffered} />}
        {missing > 0 && (
          <ToneBadge tone="neutral">
            <Trans>{missing} nog te vertalen</Trans>
          </ToneBadge>
        )}
        {unchecked > 0 && (
          <ToneBadge tone="blue">
            <Trans>{unchecked} te controleren</Trans>
          </ToneBadge>
        )}
        {outdated > 0 && (
          <ToneBadge tone="yellow">
            <Trans>{outdated} verouderd</Trans>
          </ToneBadge>
        )}
      </span>
    </li>
  );
}

function OfferedBadge({ isOffered }: { readonly isOffered: boolean }) {
  return isOffered ? (
    <ToneBadge tone="green">
      <Trans>Bezoekers kunnen deze taal kiezen</Trans>
    </ToneBadge>
  ) : (
    <ToneBadge tone="outlined">
      <Trans>Nog niet te kiezen</Trans>
    </ToneBadge>
  );
}
