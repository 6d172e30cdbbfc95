import type { Version } from '@form-builder/core/contract/staff/forms/versions.ts';
import type { Field } from '@form-builder/core/form/form-definition.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { fieldTypeTexts } from '../../field-types/field-type-texts.ts';
import type { EditedVersion } from '../document/edited-version.ts';
import { locatedFields } from '../document/place.ts';
import type { Editor } from '../editor/editor.ts';
import { focusLabel } from '../editor/focus-label.ts';
import { openProperties } from '../editor/open-properties.ts';
import { conditionsOf } from '../logic/rule-changes.ts';
import { focusPalette } from '../palette/focus-palette.ts';

/** What a step looks at: the form as it is now. */
export interface GuideView {
  readonly document: EditedVersion;
  readonly texts: Editor['texts'];
  /** Whether the version was tried out. */
  readonly isTried: boolean;
  readonly environments: Version['environments'];
}

/** One step of making a form, which is done once the form shows it. */
export interface GuideStep {
  readonly id: string;
  readonly label: MessageDescriptor;
  readonly help: MessageDescriptor;
  readonly isDone: (view: GuideView) => boolean;
  /** Moves the focus to where the step is done. */
  readonly show: (editor: Editor) => void;
}

/** The steps to a first form, in order. */
export const guideSteps: readonly GuideStep[] = [
  {
    id: 'add',
    label: msg`Voeg een veld toe`,
    help: msg`Kies bij Velden een soort veld, bijvoorbeeld Tekst. Je kunt ook typen om te zoeken.`,
    isDone: ({ document }) => fieldsOf(document).length > 0,
    show: focusPalette,
  },
  {
    id: 'name',
    label: msg`Geef het veld een naam`,
    help: msg`Typ de vraag zoals de inwoner die leest, bijvoorbeeld: Wat is uw telefoonnummer?`,
    isDone: (view) => fieldsOf(view.document).some((field) => isNamed(field, view)),
    show: (editor) => {
      showField(editor, (field) => !isNamed(field, editor));
      focusLabel(editor);
    },
  },
  {
    id: 'options',
    label: msg`Maak een vraag met keuzes`,
    help: msg`Voeg Eén keuze toe, en typ bij Keuzes wat de inwoner kan kiezen.`,
    isDone: ({ document }) => fieldsOf(document).some(({ options = [] }) => options.length > 1),
    show: focusPalette,
  },
  {
    id: 'rule',
    label: msg`Maak een regel`,
    help: msg`Open bij een veld het tabblad Regels. Kies wanneer de inwoner het veld ziet.`,
    isDone: ({ document }) => fieldsOf(document).some(hasRule),
    show: (editor) => {
      showField(editor, () => true);
      editor.state.fieldTab = 'rules';
      openProperties(editor);
    },
  },
  {
    id: 'try',
    label: msg`Probeer het formulier uit`,
    help: msg`Vul het formulier in zoals een inwoner dat doet. Er wordt niets verstuurd.`,
    isDone: ({ isTried }) => isTried,
    show: () => focusButton('try'),
  },
  {
    id: 'publish',
    label: msg`Vraag een beoordeling, of publiceer`,
    help: msg`Een collega bekijkt het formulier. Daarna kan het live.`,
    isDone: ({ environments }) => environments.length > 0,
    show: () => focusButton('publish'),
  },
];

const fieldsOf = ({ pages }: Pick<EditedVersion, 'pages'>): readonly Field[] =>
  [...locatedFields(pages)].map(({ field }) => field);

/** Whether a field has another label than the one that it started with. */
function isNamed({ label, type }: Field, { texts }: Pick<GuideView, 'texts'>): boolean {
  return label.trim() !== '' && label !== texts(fieldTypeTexts(type).startLabel);
}

const hasRule = ({ logic = [] }: Field) =>
  logic.some(({ condition_group: group }) =>
    [...conditionsOf(group)].some(({ target }) => target !== null),
  );

/** Selects the last field that a step is about, unless one is selected already. */
function showField(editor: Editor, isMeant: (field: Field) => boolean): void {
  editor.state.mode = 'edit';
  const fields = fieldsOf(editor.document());
  const { selection } = editor.state;
  const selected = fields.find(({ id }) => selection.kind === 'field' && selection.id === id);
  const meant = selected && isMeant(selected) ? selected : fields.findLast(isMeant);
  if (meant) editor.select({ kind: 'field', id: meant.id });
  else focusPalette(editor);
}

function focusButton(name: string): void {
  document.querySelector<HTMLElement>(`[data-guide="${name}"]`)?.focus();
}
