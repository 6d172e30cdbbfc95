import { buildCondition, buildField, buildRule } from '@form-builder/core/form/build-form.ts';
import type { VersionRemark } from '@form-builder/core/contract/staff/forms/version-remarks.ts';
import type { Version } from '@form-builder/core/contract/staff/forms/versions.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { api } from '../api/client.ts';
import { activateLanguage, loadTexts } from '../languages/languages.ts';
import { buildVersion } from '../testing/build-version.ts';
import { renderRoute } from '../testing/render-route.tsx';
import { prepareScreens } from '../testing/render-screen.tsx';
import { ChangesSection } from './changes-section.tsx';

const name = buildField('text', 'name', { label: 'Naam' });
const page = (...properties: Version['pages'][number]['properties']) => [
  { id: 'page', title: 'Over u', next_text: '', previous_text: '', properties },
];
const before = buildVersion({ id: 'v1', number: 1, pages: page(name) });
const after = buildVersion({
  id: 'v2',
  number: 2,
  title: 'Nieuwe titel',
  pages: page(
    { ...name, label: 'Volledige naam' },
    buildField('email', 'mail', { label: 'E-mail', is_required: true }),
  ),
});

function show(
  version: Version,
  versions: readonly Version[],
  remarks: readonly VersionRemark[] = [],
): void {
  // A test that names providers has set them before.
  if (!vi.isMockFunction(api.listProviders))
    vi.spyOn(api, 'listProviders').mockResolvedValue({ data: [] });
  vi.spyOn(api, 'listVersionRemarks').mockResolvedValue({ data: [...remarks] });
  vi.spyOn(api, 'getVersion').mockImplementation(({ params }) => {
    const found = versions.find(({ id }) => id === params.id) ?? version;
    return Promise.resolve({ data: found });
  });
  const element = <ChangesSection version={version} versions={versions} />;
  renderRoute([{ path: '/', element }], '/');
}

const sentences = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

beforeAll(async () => {
  prepareScreens();
  await activateLanguage('nl');
  await loadTexts('screens');
});
afterEach(() => {
  vi.restoreAllMocks();
});

describe('the changes of a version', () => {
  test('are sentences by page, each with what it means', async () => {
    show(after, [before, after]);
    await waitFor(() => expect(sentences().length).toBeGreaterThan(2));
    expect(screen.getByRole('heading', { name: 'Het hele formulier' })).not.toBeNull();
    expect(screen.getByRole('heading', { name: /Pagina .Over u/ })).not.toBeNull();
    const text = sentences().join('\n');
    expect(text).toContain('Volledige naam');
    expect(text).toContain('E-mail');
    expect(text).toContain('Nieuwe titel');
  });

  test('are filtered by what they mean, and all come back', async () => {
    show(after, [before, after]);
    await waitFor(() => expect(sentences().length).toBeGreaterThan(2));
    const all = sentences().length;
    const kinds = screen.getByRole('group', { name: 'Soorten wijzigingen' });
    const [first] = within(kinds).getAllByRole('checkbox');
    if (!first) throw new Error('no kind to choose');
    fireEvent.click(first);
    expect(sentences().length).toBeLessThan(all);
    fireEvent.click(first);
    expect(sentences()).toHaveLength(all);
  });

  test('are none between equal versions', async () => {
    show({ ...before, id: 'v2', number: 2 }, [before]);
    expect(await screen.findByText('De twee versies zijn gelijk.')).not.toBeNull();
  });

  const remark: VersionRemark = {
    id: 'r1',
    change: { key: 'field_added fieldId=mail', text: 'Veld “E-mail” toegevoegd' },
    text: 'Is dit veld nodig?',
    author: 'Noor Jansen',
    created_at: '2026-11-20T10:00:00.000Z',
    resolved: null,
    replies: [],
  };

  test('have the remarks of colleagues, and take new ones', async () => {
    show(after, [before, after], [remark]);
    const text = await screen.findByText('Is dit veld nodig?');
    const item = text.closest<HTMLElement>('li li, ul ul li')?.parentElement?.closest('li');
    expect(item?.textContent).toContain('E-mail');
    const add = vi
      .spyOn(api, 'createVersionRemark')
      .mockResolvedValue({ data: { ...remark, id: 'r2' } });
    const [open] = screen.getAllByRole('button', { name: /^Opmerking maken: / });
    if (open === undefined) throw new Error('no change to remark on');
    fireEvent.click(open);
    const input = screen.getByLabelText('Nieuwe opmerking');
    expect(document.activeElement).toBe(input);
    fireEvent.change(input, { target: { value: ' Waarom een nieuwe titel? ' } });
    fireEvent.click(screen.getByRole('button', { name: 'Opmerking toevoegen' }));
    await waitFor(() => expect(screen.queryByLabelText('Nieuwe opmerking')).toBeNull());
    expect(add).toHaveBeenCalledWith({
      params: { id: 'v2' },
      body: {
        change: { key: 'version_changed name=title', text: expect.any(String) as string },
        text: 'Waarom een nieuwe titel?',
      },
    });
  });

  test('keep a remark whose change is gone, in words', async () => {
    show(after, [before, after], [{ ...remark, change: { ...remark.change, key: 'gone' } }]);
    expect(
      await screen.findByRole('heading', { name: 'Opmerkingen bij andere wijzigingen' }),
    ).not.toBeNull();
    expect(screen.getByText('Veld “E-mail” toegevoegd')).not.toBeNull();
    const resolve = vi.spyOn(api, 'resolveVersionRemark').mockResolvedValue({ data: remark });
    fireEvent.click(screen.getByRole('button', { name: /^Afgehandeld, opmerking van / }));
    await waitFor(() =>
      expect(resolve).toHaveBeenCalledWith({ params: { id: 'v2', remark_id: 'r1' } }),
    );
  });

  test('of a first version are its pages and fields, with a place for remarks on each', async () => {
    const first = buildVersion({
      id: 'v1',
      pages: page({ ...name, is_required: true }, buildField('email', 'mail', { label: 'E-mail' })),
    });
    show(first, [first], [remark, { ...remark, id: 'r3', change: { key: 'version', text: '' } }]);
    expect(await screen.findAllByText('Is dit veld nodig?')).toHaveLength(2);
    expect(screen.getByRole('heading', { name: 'Pagina “Over u”' })).not.toBeNull();
    const field = (label: string) => screen.getByText(label).closest('li');
    expect(field('Naam')?.textContent).toContain('Tekst');
    expect(field('Naam')?.textContent).toContain('VerplichtJa');
    expect(field('E-mail')?.textContent).toContain('Is dit veld nodig?');
    const add = vi.spyOn(api, 'createVersionRemark').mockResolvedValue({ data: remark });
    const remarkOn = async (label: string, text: string) => {
      fireEvent.click(screen.getByRole('button', { name: `Opmerking maken: ${label}` }));
      fireEvent.change(screen.getByLabelText('Nieuwe opmerking'), { target: { value: text } });
      fireEvent.click(screen.getByRole('button', { name: 'Opmerking toevoegen' }));
      await waitFor(() => expect(screen.queryByLabelText('Nieuwe opmerking')).toBeNull());
      return add.mock.lastCall?.[0].body;
    };
    expect(await remarkOn('Naam', 'Voluit?')).toEqual({
      change: { key: 'field_added fieldId=name', text: 'Naam' },
      text: 'Voluit?',
    });
    expect(await remarkOn('Het hele formulier', 'Te lang')).toMatchObject({
      change: { key: 'version' },
    });
  });

  test('of a new field are all that it is set to', async () => {
    const mail = buildField('email', 'mail', { label: 'E-mail', hint: 'Voor de bevestiging' });
    show(buildVersion({ id: 'v2', number: 2, pages: page(name, mail) }), [before]);
    expect(await screen.findByText('Voor de bevestiging')).not.toBeNull();
  });

  test('of a first version say what each field is, as a designer set it', async () => {
    vi.spyOn(api, 'listProviders').mockResolvedValue({
      data: [{ id: 'mollie', name: 'Mollie van de gemeente', kind: 'payment' }] as never,
    });
    const pay = { integration_id: 'mollie', amount_type: 'fixed', amount: 25 } as const;
    const kinds = Array.from({ length: 12 }, (_, at) => ({ id: `k${at}`, label: `Soort ${at}` }));
    const first = buildVersion({
      id: 'v1',
      pages: page(
        buildField('select', 'kind', { label: 'Soort', options: kinds }),
        buildField('payment', 'pay', {
          label: 'Betalen',
          custom_properties: pay,
          logic: [buildRule(['show'], buildCondition('name', 'is_not_empty'))],
        }),
        name,
      ),
    });
    show(first, [first]);
    expect(await screen.findByText('Mollie van de gemeente')).not.toBeNull();
    expect(screen.getByText(/^Tonen als “Naam”/)).not.toBeNull();
    expect(screen.queryByText('Soort 11')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Toon alle 12' }));
    expect(screen.getByText('Soort 11')).not.toBeNull();
  });

  test('of a large first version are there page by page, on request', async () => {
    const fields = (of: string) =>
      Array.from({ length: 20 }, (_, at) =>
        buildField('text', `${of}${at}`, { label: `${of} ${at}` }),
      );
    const [one] = page(...fields('Een'));
    const [two] = page(...fields('Twee'));
    if (!one || !two) throw new Error('no pages');
    const first = buildVersion({
      id: 'v1',
      pages: [one, { ...two, id: 'two', title: 'Daarna' }],
    });
    const onSecond = { ...remark, change: { key: 'field_added fieldId=Twee3', text: '' } };
    show(first, [first], [onSecond]);
    const toggle = await screen.findByRole('button', { name: 'Pagina “Daarna”' });
    expect(toggle.getAttribute('aria-expanded')).toBe('false');
    expect(screen.queryByText('Twee 3')).toBeNull();
    expect(await screen.findByText(/1 opmerking/)).not.toBeNull();
    fireEvent.click(toggle);
    expect(screen.getByText('Twee 3')).not.toBeNull();
    expect(screen.queryByText('Een 3')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Alle pagina’s openen' }));
    expect(screen.getByText('Een 3')).not.toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Alle pagina’s dichtklappen' }));
    expect(screen.queryByText('Een 3')).toBeNull();
  });
});
