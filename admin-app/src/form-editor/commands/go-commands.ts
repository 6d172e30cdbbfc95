import { msg } from '@lingui/core/macro';
import { ref } from 'valtio';
import { checkAccess } from '../../access/access.ts';
import { addressOf, screens, type ScreenName } from '../../access/screens.ts';
import { screensOfType } from '../../access/screens-of-type.ts';
import { fieldTypeTexts } from '../../field-types/field-type-texts.ts';
import type { ScreenCommand } from '../../search/screen-commands.ts';
import { sessionState } from '../../session/session-state.ts';
import { ownFields } from '../document/place.ts';
import type { Editor } from '../editor/editor.ts';
import { focusSelection } from '../editor/focus-selection.ts';
import { openProperties } from '../editor/open-properties.ts';
import { versionSelected, type Selection } from '../editor/selection.ts';
import { versionSectionNames, type VersionSection } from '../inspector/version/version-sections.ts';
import { inactiveFeatures } from './inactive-features.ts';

/** The pages, fields and variables of this form, by their names. */
export function itemCommands(editor: Editor): readonly ScreenCommand[] {
  const { texts } = editor;
  const document = editor.document();
  const go = (selection: Selection) => () => {
    editor.state.mode = 'edit';
    editor.state.isListingRules = false;
    editor.select(selection);
    if (selection.kind === 'variable') openProperties(editor);
    else focusSelection(editor);
  };
  const pages = document.pages.map(({ id, title }, at) => {
    const number = at + 1;
    const name = title || texts(msg`Pagina ${number}`);
    return { label: texts(msg`Ga naar pagina “${name}”`), run: go({ kind: 'page', id }) };
  });
  const fields = document.pages.flatMap(ownFields).map(({ id, type, label }) => {
    const name = label || texts(fieldTypeTexts(type).name);
    return { label: texts(msg`Ga naar veld “${name}”`), run: go({ kind: 'field', id }) };
  });
  const variables = document.variables.map(({ id, label }) => ({
    label: texts(msg`Ga naar variabele “${label}”`),
    run: go({ kind: 'variable', id }),
  }));
  return [...pages, ...fields, ...variables].map((command) => ({ ...command, isOnlyFound: true }));
}

/** Other words with which designers search for a section of the settings. */
const sectionWords: Readonly<Partial<Record<VersionSection, string>>> = {
  appearance: 'thema kleuren lettertype logo theme colours Farben',
};

/** The sections of the settings of the form; a building block has none. */
export function sectionCommands(editor: Editor): readonly ScreenCommand[] {
  const { texts, state } = editor;
  if (editor.formType !== 'form') return [];
  const sections = Object.keys(versionSectionNames) as VersionSection[];
  return sections.map((section) => {
    const name = texts(versionSectionNames[section]);
    return {
      label: texts(msg`Instellingen van het formulier: ${name}`),
      words: sectionWords[section] ?? '',
      isOnlyFound: true,
      run: () => {
        state.mode = 'edit';
        editor.select(versionSelected);
        state.openVersionSections = ref([section]);
        openProperties(editor);
      },
    };
  });
}

/** The other screens of this version and this form that the user may open. */
export function screenCommands(editor: Editor): readonly ScreenCommand[] {
  const { texts, formType, versionId, formId } = editor;
  const form = texts(msg`Formulier`);
  const ofForm = [
    ['formDashboard', texts(msg`Overzicht`)],
    ['formVersions', texts(msg`Versies`)],
    ['formReviews', texts(msg`Beoordelingen`)],
    ['formSubmissions', texts(msg`Inzendingen`)],
    ['formInsight', texts(msg`Inzicht`)],
    ['formLogbook', texts(msg`Logboek`)],
    ['formSettings', texts(msg`Instellingen`)],
  ] as const;
  const links: readonly (readonly [ScreenName, string, string])[] = [
    [screensOfType[formType].translations, texts(msg`Vertalingen`), versionId],
    ...(formType === 'form'
      ? [['versionIntegrations', texts(msg`Koppelingen`), versionId] as const]
      : []),
    ...(formType === 'form'
      ? ofForm.map(([screen, name]) => [screen, `${form} › ${name}`, formId] as const)
      : [[screensOfType.template.versions, texts(msg`Versies`), formId] as const]),
  ];
  const inactive = inactiveFeatures();
  return links
    .filter(([name]) => checkAccess(screens[name].access, sessionState.user, inactive) === 'allow')
    .map(([name, label, id]) => ({ label, to: addressOf(name, { id }) }));
}
