import { describe, expect, test } from 'vitest';
import { buildField } from '../../../form/build-form.ts';
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
});
