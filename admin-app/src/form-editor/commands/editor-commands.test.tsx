import { act } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { findCommands, mostFound } from '../../search/find-commands.ts';
import { sessionState } from '../../session/session-state.ts';
import { prepareEditor, renderEditor } from '../../testing/render-editor.tsx';
import { signInWith } from '../../testing/render-screen.tsx';
import { PublishButton } from '../bar/publish-button.tsx';
import { buildDocument, buildField } from '../document/build-document.ts';
import type { Editor } from '../editor/editor.ts';
import { JournalButton } from '../journal/journal-button.tsx';
import { editorCommands } from './editor-commands.ts';

beforeAll(prepareEditor);
afterEach(() => {
  sessionState.user = null;
});

describe('the commands of the editor', () => {
  let editor: Editor;
  const found = (search: string) =>
    findCommands(editorCommands(editor), search).map(({ label }) => label);

  beforeEach(() => {
    signInWith(['form-read', 'form-edit']);
    const properties = [
      buildField('a', { label: 'Wat verkoopt u?' }),
      ...Array.from({ length: 50 }, (_, at) => buildField(`f${at}`, { label: `Vraag ${at}` })),
    ];
    editor = renderEditor(
      { ...buildDocument(), pages: [{ id: 'p', title: 'Uw kraam', properties }] },
      <>
        <PublishButton
          version={{ environments: [], form_type: 'form' }}
          onPublish={() => undefined}
        />
        <JournalButton versionId="v" />
      </>,
    );
  });

  test.each([
    ['publiceren', 'Publiceren'],
    ['geschiedenis', 'Geschiedenis'],
    ['vertal', 'Vertalingen'],
    ['koppeling', 'Koppelingen'],
    ['export', 'Exporteren'],
    ['thema', 'Instellingen van het formulier: Uiterlijk en voortgang'],
    ['datum', 'Datum toevoegen'],
    ['geboortedatum', 'Datum toevoegen'],
    ['verkoopt', 'Ga naar veld “Wat verkoopt u?”'],
    ['kraam', 'Ga naar pagina “Uw kraam”'],
    ['versies', 'Formulier › Versies'],
  ])('are found by “%s”', (search, label) => {
    expect(found(search)).toContain(label);
  });

  test('leave out what the bar does not have, and screens that the user may not open', () => {
    expect(found('probl')).toEqual([]);
    expect(found('inzendingen')).not.toContain('Formulier › Inzendingen');
  });

  test('list fields and types only once something is typed, and the first few of them', () => {
    expect(found('').join()).not.toMatch(/Ga naar|Datum toevoegen/);
    expect(found('vraag').filter((label) => label.startsWith('Ga naar veld'))).toHaveLength(
      mostFound,
    );
  });

  test('a found field is selected, on the canvas', () => {
    editor.state.isListingRules = true;
    const [command] = findCommands(editorCommands(editor), 'verkoopt');
    act(() => {
      if (command && 'run' in command) command.run();
    });
    expect(editor.state).toMatchObject({
      selection: { kind: 'field', id: 'a' },
      isListingRules: false,
    });
  });

  test('a field of the type is added', () => {
    const [command] = findCommands(editorCommands(editor), 'datum toevoegen');
    act(() => {
      if (command && 'run' in command) command.run();
    });
    expect(editor.document().pages[0]?.properties.at(-1)?.type).toBe('date');
  });
});
