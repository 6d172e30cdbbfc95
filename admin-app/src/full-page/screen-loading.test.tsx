import { cleanup, screen } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { prepareScreens, renderScreen } from '../testing/render-screen.tsx';
import { HasHeading, ScreenLoading } from './screen-loading.tsx';

beforeAll(prepareScreens);

test('a screen that loads has a heading, and a tab that loads below a heading has none', () => {
  renderScreen(<ScreenLoading title="Thema" />);
  expect(screen.getByRole('heading', { level: 1, name: 'Thema' })).not.toBeNull();
  cleanup();
  renderScreen(<ScreenLoading />);
  expect(screen.getByRole('heading', { level: 1, name: 'Laden' })).not.toBeNull();
  cleanup();
  renderScreen(
    <HasHeading value>
      <ScreenLoading />
    </HasHeading>,
  );
  expect(screen.getByRole('status', { name: 'Laden' })).not.toBeNull();
  expect(screen.queryByRole('heading')).toBeNull();
});
