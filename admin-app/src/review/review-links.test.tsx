import type { Version } from '@form-builder/core/contract/staff/forms/versions.ts';
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { api } from '../api/client.ts';
import { sessionState } from '../session/session-state.ts';
import { buildVersion } from '../testing/build-version.ts';
import { prepareScreens, renderScreen, signInWith } from '../testing/render-screen.tsx';
import { ReviewLinks } from './review-links.tsx';

const standing = (state: Version['environments'][number]['state']): Version =>
  buildVersion({
    environments: [{ id: 'acceptance', state, at: '', user: null, remark: null, reviewers: [] }],
  });

const button = () => screen.queryByRole('button', { name: /Link maken .*: Acceptatie/ });

beforeAll(prepareScreens);
afterEach(() => {
  vi.restoreAllMocks();
  sessionState.user = null;
});

describe('the link for a reviewer without an account', () => {
  test('is made for a proposed version and can be copied', async () => {
    const url = 'https://formulieren.example/renderreview/1/acceptance?sleutel=x';
    const data = { url, expires_at: '2026-11-25T12:00:00Z' };
    const call = vi.spyOn(api, 'createReviewLink').mockResolvedValue({ data });
    signInWith(['form-read', 'form-review-acceptance']);
    renderScreen(<ReviewLinks version={standing('proposed')} />);
    const press = button();
    if (!press) throw new Error('no button');
    fireEvent.click(press);
    const field = await screen.findByRole('textbox', { name: 'Link' });
    expect(field).toHaveProperty('value', url);
    expect(call.mock.lastCall?.[0].params.environment).toBe('acceptance');
    expect(screen.getByRole('button', { name: 'Link kopiëren' })).not.toBeNull();
  });

  test('is not offered without the right to propose or review there', () => {
    signInWith(['form-read', 'form-review-test']);
    renderScreen(<ReviewLinks version={standing('proposed')} />);
    expect(button()).toBeNull();
  });

  test('is not offered for what does not wait', () => {
    signInWith(['form-read', 'form-review-acceptance']);
    renderScreen(<ReviewLinks version={standing('rejected')} />);
    expect(button()).toBeNull();
  });
});
