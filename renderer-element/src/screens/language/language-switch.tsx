import { useEffect, useRef } from 'react';
import { languages, type Language } from '@form-builder/core/messages/languages.ts';
import { useText } from '../../i18n/text-context.tsx';
import { isFillingIn } from '../../state/screen.ts';
import type { LanguageSwitchProps } from '../../state/loaded-form.ts';
import { markForeignTexts } from './mark-foreign-texts.ts';
import styles from './language-switch.css?inline';

export { styles };

/** Each language in its own name, so that every visitor finds theirs. */
const names: Readonly<Record<Language, string>> = {
  nl: 'Nederlands',
  en: 'English',
  de: 'Deutsch',
};

/**
 * The switch between the languages of the form; texts that the chosen language lacks are marked.
 */
export function LanguageSwitch({ opened, screen, onChoose }: LanguageSwitchProps) {
  const { locale, translate } = useText();
  const nav = useRef<HTMLElement>(null);
  useEffect(() => {
    const root = nav.current?.parentElement;
    return root ? markForeignTexts(root, opened, locale) : undefined;
  }, [opened, locale]);
  return (
    <nav
      ref={nav}
      className="languages"
      aria-label={translate('form.languages')}
      hidden={!isFillingIn(screen) || opened.form.languages.length < 2}
      part="languages"
    >
      {languages
        .filter((language) => opened.form.languages.includes(language))
        .map((language) => (
          <button
            className="button-plain"
            key={language}
            type="button"
            lang={language}
            aria-current={locale.startsWith(language) ? 'true' : undefined}
            onClick={() => onChoose(language)}
          >
            {names[language]}
          </button>
        ))}
    </nav>
  );
}
