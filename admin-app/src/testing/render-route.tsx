import { ModalsProvider } from '@mantine/modals';
import { createMemoryRouter, RouterProvider, type RouteObject } from 'react-router';
import { renderScreen } from './render-screen.tsx';

/** Renders the screen at a URL, with navigation; returns a function for the current URL. */
export function renderRoute(routes: RouteObject[], address: string): () => string {
  const router = createMemoryRouter(routes, { initialEntries: [address] });
  renderScreen(
    <ModalsProvider>
      <RouterProvider router={router} />
    </ModalsProvider>,
  );
  return () => router.state.location.pathname;
}
