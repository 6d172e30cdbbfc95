import { destinations as setting } from '@form-builder/core/version-settings/routing-settings.ts';
import type { Destination } from '@form-builder/core/version-settings/destination.ts';
import type { Integration } from '@form-builder/core/version-settings/integrations/integration.ts';
import { integrations } from '@form-builder/core/version-settings/integrations/integration-settings.ts';
import { fireEvent, screen, within } from '@testing-library/react';
import { beforeAll, describe, expect, test } from 'vitest';
import { prepareEditor, renderEditor } from '../../../testing/render-editor.tsx';
import { VersionSettingInputs } from '../version/version-setting-inputs.tsx';

const mail: Destination = {
  id: 'd1',
  name: 'Vergunningen',
  kind: 'mail',
  recipients: ['team@voorbeeldstad.nl'],
};

const integration: Integration = {
  id: 'one',
  name: 'Zaaksysteem',
  provider: 'zaken',
  when: 'route',
  after: null,
  outgoing: [],
  incoming: [],
  options: {},
};

function open(destinations: readonly Destination[], list: readonly Integration[] = []) {
  const settings = { [setting.key]: [...destinations], [integrations.key]: [...list] };
  const editor = renderEditor({ settings }, <VersionSettingInputs section="routing" />);
  return () => editor.document().settings[setting.key];
}
const destination = (number: number) =>
  within(screen.getByRole('group', { name: `Bestemming ${String(number)}` }));
const choose = async (box: HTMLElement, option: string) => {
  fireEvent.click(box);
  fireEvent.click(await screen.findByRole('option', { name: option, hidden: true }));
};

beforeAll(prepareEditor);
describe('the destinations of a version', () => {
  test('are added with an id of their own, and named', () => {
    const stored = open([]);
    fireEvent.click(screen.getByRole('button', { name: 'Bestemming toevoegen' }));
    fireEvent.change(destination(1).getByLabelText('Naam'), { target: { value: 'Toezicht' } });
    expect(stored()).toEqual([{ id: 'id-1', name: 'Toezicht', kind: 'mail', recipients: [] }]);
  });

  test('of another kind ask what that needs', async () => {
    const stored = open([{ ...mail, is_default: true }]);
    await choose(destination(1).getByRole('combobox', { name: 'Soort' }), 'Zaaktype');
    expect(destination(1).queryByLabelText(/E-mailadressen/)).toBeNull();
    const box = destination(1).getByRole('textbox', { name: 'Zaaktype' });
    fireEvent.change(box, { target: { value: 'Z-12' } });
    expect(stored()).toEqual([
      { id: 'd1', name: 'Vergunningen', is_default: true, kind: 'case_type', case_type: 'Z-12' },
    ]);
  });

  test('can be one of the integrations of the version, stored by its id', async () => {
    const destinationOfKind = { id: 'd1', name: 'Zaken', kind: 'integration' } as const;
    const stored = open(
      [{ ...destinationOfKind, integration: '' }],
      [
        { ...integration, id: 'one', name: 'Zaaksysteem' },
        { ...integration, id: 'two', name: '' },
      ],
    );
    const box = destination(1).getByRole('combobox', { name: 'Koppeling' });
    await choose(box, 'Koppeling zonder naam');
    expect(stored()).toEqual([{ ...destinationOfKind, integration: 'two' }]);
    await choose(box, 'Zaaksysteem');
    expect(stored()).toEqual([{ ...destinationOfKind, integration: 'one' }]);
  });

  test('warn about an integration that the version does not have', () => {
    open([{ id: 'd1', name: 'Zaken', kind: 'integration', integration: 'Zaaksysteem' }]);
    expect(destination(1).getByText(/De koppeling “Zaaksysteem” is er niet/)).not.toBeNull();
  });

  test('take what no rule matches, and can be removed', () => {
    const stored = open([mail]);
    fireEvent.click(destination(1).getByRole('switch'));
    expect(stored()).toEqual([{ ...mail, is_default: true }]);
    fireEvent.click(screen.getByRole('button', { name: 'Bestemming 1 verwijderen' }));
    expect(stored()).toEqual([]);
  });
});
