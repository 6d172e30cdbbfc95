import { buildRule } from '@form-builder/core/form/build-form.ts';
import type { Action } from '@form-builder/core/logic/logic-rule.ts';
import { destinations as setting } from '@form-builder/core/version-settings/routing-settings.ts';
import type { Destination } from '@form-builder/core/version-settings/destination.ts';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { beforeAll, describe, expect, test } from 'vitest';
import { prepareEditor, renderEditor } from '../../../testing/render-editor.tsx';
import { buildField } from '../../document/build-document.ts';
import { getField } from '../../document/place.ts';
import { Inspector } from '../../inspector/inspector.tsx';

const team: Destination = { id: 'd1', name: 'Vergunningen', kind: 'mail', recipients: [] };
const routeTo = (destination: string): Action => ({ type: 'route', destination });

function open(destinations: readonly Destination[], actions: readonly Action[]) {
  const field = buildField('a', { logic: [buildRule(actions)] });
  const editor = renderEditor(
    {
      pages: [
        { id: 'p1', title: 'Een', properties: [field] },
        { id: 'p2', title: 'Twee', logic: [buildRule(['show'])], properties: [] },
      ],
      settings: { [setting.key]: [...destinations] },
    },
    <Inspector />,
  );
  act(() => {
    editor.state.fieldTab = 'rules';
    editor.select({ kind: 'field', id: 'a' });
  });
  return {
    editor,
    actions: () => getField(editor.document().pages, 'a').field.logic?.[0]?.actions,
  };
}
const routes = () => screen.queryByRole('combobox', { name: 'Stuur de inzending naar' });
const pick = async (option: string) => {
  fireEvent.click(screen.getByRole('combobox', { name: 'Stuur de inzending naar' }));
  fireEvent.click(await screen.findByRole('option', { name: option, hidden: true }));
};

beforeAll(prepareEditor);
describe('where a rule sends the submission', () => {
  test('is picked by name, beside what else the rule does', async () => {
    const { actions } = open([team], ['required']);
    await pick('Vergunningen');
    expect(actions()).toEqual(['required', routeTo('d1')]);
    expect(screen.getByText(/“Vergunningen”/)).toBeTruthy();
  });

  test('says that a destination is gone, until it is taken out', async () => {
    const { actions } = open([team], [routeTo('gone')]);
    await pick('Verwijderde bestemming');
    expect(actions()).toEqual([]);
  });

  test('is not asked in a form without destinations, nor of a page', () => {
    open([], ['show']);
    expect(routes()).toBeNull();
    cleanup();
    const { editor } = open([team], ['show']);
    expect(routes()).toBeTruthy();
    act(() => editor.select({ kind: 'page', id: 'p2' }));
    expect(routes()).toBeNull();
  });
});
