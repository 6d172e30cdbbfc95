import { useLingui } from '@lingui/react/macro';
import { Group, UnstyledButton } from '@mantine/core';
import type { ComponentProps } from 'react';
import { FullPage } from '../full-page/full-page.tsx';
import { chooseLanguage, currentLanguage, languages } from '../languages/languages.ts';
import { ownLanguageNames } from '../languages/own-names.ts';
import classes from './signed-out-page.module.css';

/** A page for people who are not signed in, who choose its language as they do where they sign in. */
export function SignedOutPage(props: Omit<ComponentProps<typeof FullPage>, 'footer'>) {
  return <FullPage {...props} footer={<LanguageLinks />} />;
}

function LanguageLinks() {
  const { t } = useLingui();
  return (
    <Group component="nav" gap="md" mt="xl" aria-label={t`Taal`}>
      {languages.map((language) => (
        <UnstyledButton
          key={language}
          lang={language}
          className={classes.language}
          aria-current={language === currentLanguage() || undefined}
          onClick={() => void chooseLanguage(language)}
        >
          {ownLanguageNames[language]}
        </UnstyledButton>
      ))}
    </Group>
  );
}
