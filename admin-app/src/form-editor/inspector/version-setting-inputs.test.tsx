import type { Version } from '@form-builder/core/contract/staff/versions.ts';
import type { Field } from '@form-builder/core/form/form-definition.ts';
import { i18n } from '@lingui/core';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { activateLanguage } from '../../languages/languages.ts';
import { buildVersion } from '../../testing/build-version.ts';
import { prepareScreens, renderScreen } from '../../testing/render-screen.tsx';
import { countingIds } from '../document/build-document.ts';
import { Editor } from '../editor/editor.ts';
import { EditorContext } from '../editor/editor-context.ts';
import { VersionSettingInputs } from './version-setting-inputs.tsx';

const fields: readonly Field[] = [
  { id: 'mail', short_id: 'mail', type: 'email', label: 'Uw e-mailadres' },
  { id: 'name', short_id: 'name', type: 'text', label: 'Uw naam' },
];

function open(settings: Version['settings']): Editor {
  const version = buildVersion({
    pages: [{ id: 'page', title: 'Gegevens', properties: fields }],
    settings,
  });
  const editor = new Editor({
    version,
    ids: countingIds(),
    now: () => 0,
    texts: (descriptor) => i18n._(descriptor),
    localCopy: { read: () => undefined, write: () => undefined, clear: () => undefined },
    schedule: () => () => undefined,
    load: () => Promise.resolve(version),
    save: () => Promise.resolve(2),
  });
  renderScreen(
    <EditorContext value={editor}>
      <VersionSettingInputs />
    </EditorContext>,
  );
  return editor;
}

describe('the settings of mails', () => {
  beforeAll(async () => {
    prepareScreens();
    await activateLanguage('nl');
    // jsdom has no fonts or layout; the library asks for them.
    Object.defineProperty(document, 'fonts', { value: new EventTarget() });
    vi.stubGlobal(
      'ResizeObserver',
      class {
        observe(): void {}
        unobserve(): void {}
        disconnect(): void {}
      },
    );
  });
  afterEach(cleanup);

  test('are offered once the confirmation is on', () => {
    open({});
    expect(screen.queryByLabelText('Onderwerp van de bevestigingsmail')).toBeNull();
    fireEvent.click(screen.getByRole('switch', { name: /^Bevestigingsmail/ }));
    expect(screen.getByLabelText('Onderwerp van de bevestigingsmail')).toBeTruthy();
  });

  test('put an answer into the subject and show how it reads', async () => {
    open({
      'confirmation_mail.is_enabled': true,
      'confirmation_mail.subject': 'Beste ',
    });
    const insert = 'Antwoord invoegen in Onderwerp van de bevestigingsmail';
    fireEvent.click(screen.getByRole('button', { name: insert }));
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Uw naam' }));
    expect(screen.getByDisplayValue('Beste {{ {name} }}')).toBeTruthy();
    expect(screen.getByText(/Beste \[Uw naam\]/)).toBeTruthy();
  });

  test('offer only e-mail questions as the recipient', () => {
    open({ 'confirmation_mail.is_enabled': true });
    fireEvent.click(screen.getByRole('combobox', { name: 'Ontvanger van de bevestigingsmail' }));
    const names = screen.getAllByRole('option', { hidden: true }).map((one) => one.textContent);
    expect(names).toContain('Uw e-mailadres');
    expect(names).not.toContain('Uw naam');
  });
});
