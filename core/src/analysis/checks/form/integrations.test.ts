import { describe, expect, test } from 'vitest';
import { buildField } from '../../../form/build-form.ts';
import type { AnyDefinition } from '../../../field-types/field-types.ts';
import type { Integration } from '../../../version-settings/integrations/integration.ts';
import { integrations } from '../../../version-settings/integrations/integration-settings.ts';
import { findingsIn } from '../../build-check.ts';

const mail = (options: Integration['options']): Integration => ({
  id: 'mail',
  name: 'Mail naar Groen',
  provider: 'groen',
  when: 'completion',
  after: null,
  outgoing: [],
  incoming: [],
  options,
});
const name = buildField('text', 'name', { label: 'Naam' });
const bsn = buildField('bsn', 'bsn', { label: 'BSN' });

describe('the checker of integrations', () => {
  test.each([
    ['that show sensitive answers', [name, bsn], { sensitive: 'true' }, 1],
    ['not of a form without sensitive questions', [name], { sensitive: 'true' }, 0],
    ['not when these answers are masked', [name, bsn], {}, 0],
  ] as const)('warns of mails %s', (_, fields, options, found) => {
    const card = { 'processing.purpose': 'Melding', 'processing.bsn_ground': 'Wabb, artikel 10' };
    const settings = { ...card, [integrations.key]: [mail(options)] };
    expect(findingsIn([...fields], { settings })).toEqual(
      Array<string>(found).fill(`integration_shows_sensitive ${integrations.key}`),
    );
  });

  test('does not call a field unused that the answer of a receiver fills in', () => {
    const number = buildField('text', 'number', { label: 'Zaaknummer', is_hidden: true });
    const filling = { ...mail({}), incoming: [{ pointer: '/identificatie', field: 'number' }] };
    const find = (settings: Record<string, unknown>) =>
      findingsIn([name, number], { settings: { 'processing.purpose': 'Melding', ...settings } });
    expect(find({})).toEqual(['never_shown number']);
    expect(find({ [integrations.key]: [filling] })).toEqual([]);
  });

  test('finds an integration that lacks what its receiver needs', () => {
    const settings = { [integrations.key]: [mail({})] };
    const incomplete = `integration_incomplete ${integrations.key}`;
    const find = (isComplete: boolean) =>
      findingsIn([name], { settings, isIntegrationComplete: () => isComplete });
    expect(find(false)).toContain(incomplete);
    expect(find(true)).not.toContain(incomplete);
  });

  const zaak = (target: string, source: Integration['outgoing'][number]['source']) => ({
    [integrations.key]: [{ ...mail({}), provider: 'zaken', outgoing: [{ target, source }] }],
  });
  const isTargetFit = (receiver: string, target: string, definition: AnyDefinition | null) =>
    receiver !== 'zaken' || target !== 'plek' || definition?.type === 'geolocation';
  const answer = (field: string) => ({ kind: 'answer', field }) as const;
  const place = buildField('geolocation', 'place', { label: 'Plek' });

  test.each([
    ['a question of another kind', 'plek', answer('name'), 1],
    ['a text', 'plek', { kind: 'text', text: 'Dam 1' }, 1],
    ['a question that fits', 'plek', answer('place'), 0],
    ['a question that is gone', 'plek', answer('gone'), 0],
    ['another target', 'naam', answer('name'), 0],
  ] as const)('keeps %s for a place from being published: %s', (_, target, source, found) => {
    const settings = zaak(target, source);
    const unfit = `integration_target_unfit ${integrations.key}`;
    const codes = findingsIn([name, place], { settings, isTargetFit });
    expect(codes.filter((code) => code === unfit)).toHaveLength(found);
    expect(findingsIn([name, place], { settings })).not.toContain(unfit);
  });
});
