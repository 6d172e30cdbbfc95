import { settingParts } from '@form-builder/core/field-types/settings/setting-parts.ts';
import type { Option } from '@form-builder/core/field-types/field-properties.ts';
import type { Field } from '@form-builder/core/form/form-definition.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { EditedVersion } from '../../document/edited-version.ts';
import { renameOption } from '../../document/option-changes.ts';
import { findField } from '../../document/place.ts';
import { changeVersion } from '../../document/version-commands.ts';
import type { Editor } from '../../editor/editor.ts';
import { changeButtonLabel, renamePage } from '../../editor/page-actions.ts';
import { versionSelected, type Selection } from '../../editor/selection.ts';
import { changeSetting } from '../../inspector/change-setting.ts';
import { drawnSettingLabels } from '../../inspector/drawn-setting-labels.ts';
import { settingIssue } from '../../inspector/setting-issue.ts';
import type { CanvasText } from './canvas-text.ts';

/** Reads, stores and names a text. */
export interface TextAccess {
  /** The selection while the text is edited. */
  readonly selection: Selection;
  /** Returns the stored text; `undefined` when its owner no longer exists. */
  read(version: EditedVersion): string | undefined;
  /** Stores the text in the same undo step as the panel; ignores a text that cannot be stored. */
  change(editor: Editor, value: string): void;
  /** The accessible name of its input. */
  name(version: EditedVersion): MessageDescriptor;
}

/** The access to a text, whatever its kind. */
export function accessOf(text: CanvasText): TextAccess {
  if (text.on === 'form') return formTitle;
  if (text.on === 'page') return pageText(text);
  return text.on === 'field' ? fieldText(text) : optionText(text);
}

/** Stores the options of a field in the same undo step as the panel. */
export function changeOptions(editor: Editor, field: Field, value: readonly Option[]): void {
  const { label } = drawnSettingLabels.options;
  changeSetting(editor, field, { name: 'options', label, value, isTyped: true });
}

type TextOn<K extends CanvasText['on']> = Extract<CanvasText, { on: K }>;

const formTitle: TextAccess = {
  selection: versionSelected,
  read: ({ title }) => title,
  change(editor, title) {
    if (title.trim() === '' || title.length > 200) return;
    editor.perform(changeVersion({ title }), { label: msg`titel wijzigen`, mergeKey: 'title' });
  },
  name: () => msg`Titel van het formulier`,
};

const pageTexts = {
  title: msg`Titel van de pagina`,
  previous_button_label: msg`Knop naar de vorige pagina`,
  next_button_label: msg`Knop naar de volgende pagina`,
  submit_button_label: msg`Knop om te versturen`,
};

function pageText({ id, name }: TextOn<'page'>): TextAccess {
  return {
    selection: { kind: 'page', id },
    read({ pages }) {
      const page = pages.find((one) => one.id === id);
      return page && (page[name] ?? '');
    },
    change(editor, value) {
      if (value.length > 500) return;
      if (name === 'title') renamePage(editor, id, value);
      else changeButtonLabel(editor, id, name, value);
    },
    name: () => pageTexts[name],
  };
}

function fieldText({ id, name }: TextOn<'field'>): TextAccess {
  const { label } = drawnSettingLabels[name];
  return {
    selection: { kind: 'field', id },
    read({ pages }) {
      const field = findField(pages, id)?.field;
      return field && (field[name] ?? '');
    },
    change(editor, value) {
      const field = findField(editor.document().pages, id)?.field;
      if (!field || settingIssue(settingParts[name], value)) return;
      changeSetting(editor, field, { name, label, value, isTyped: true });
    },
    name: () => label,
  };
}

function optionText({ id, optionId }: TextOn<'option'>): TextAccess {
  const optionsOf = ({ pages }: EditedVersion) => findField(pages, id)?.field.options ?? [];
  return {
    selection: { kind: 'field', id },
    read: (version) => optionsOf(version).find((option) => option.id === optionId)?.label,
    change(editor, label) {
      const field = findField(editor.document().pages, id)?.field;
      const options = renameOption(optionsOf(editor.document()), optionId, label);
      if (!field || settingIssue(settingParts.options, options)) return;
      changeOptions(editor, field, options);
    },
    name(version) {
      const position = optionsOf(version).findIndex((option) => option.id === optionId) + 1;
      return msg`Keuze ${position}`;
    },
  };
}
