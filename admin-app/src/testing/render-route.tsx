import { ModalsProvider } from '@mantine/modals';
import { createMemoryRouter, createPath, RouterProvider, type RouteObject } from 'react-router';
import { renderScreen } from './render-screen.tsx';

/**
 * Renders the screen at a URL, with navigation; returns a function for the current path, with the part of the
 * screen that the URL names (`?new`, `#mfa`) when asked.
 */
export function renderRoute(routes: RouteObject[], address: string): (isWhole?: 'whole') => string {
  const router = createMemoryRouter(routes, { initialEntries: [address] });
  renderScreen(
    <ModalsProvider>
      <RouterProvider router={router} />
    </ModalsProvider>,
  );
  return (isWhole) => {
    const { location } = router.state;
    return isWhole === 'whole' ? createPath(location) : location.pathname;
  };
}
