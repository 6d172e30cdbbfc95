import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { useLingui } from '@lingui/react/macro';
import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { lazy, Suspense, useMemo, useState, type ComponentType, type ReactNode } from 'react';
import { RouterProvider } from 'react-router';
import { useSnapshot } from 'valtio';
import { queryClient } from './api/query-client.ts';
import { OfflinePage } from './full-page/offline-page.tsx';
import { Splash } from './full-page/splash.tsx';
import { withScreenTexts } from './languages/with-texts.ts';
import { createAppRouter } from './routes.tsx';
import { sessionState, type Outage } from './session/session-state.ts';
import { styleNonce } from './theme/style-nonce.ts';
import { createTenantTheme } from './theme/theme.ts';

/** Only the page for a lost connection is there at once: it stands in for one that cannot be fetched. */
const OutagePage = lazy<ComponentType<{ readonly outage: Outage }>>(async () => {
  const load = withScreenTexts(() => import('./outages/outage-page.tsx'));
  return { default: (await load().catch(() => null))?.OutagePage ?? OfflinePage };
});
const RequiredPassword = lazy(async () => {
  const load = withScreenTexts(() => import('./account/password/required-password.tsx'));
  return { default: (await load().catch(() => null))?.RequiredPassword ?? OfflinePage };
});
const SessionEnded = lazy(async () => {
  const load = withScreenTexts(() => import('./session-end/session-end-area.ts'));
  return { default: (await load().catch(() => null))?.SessionEnded ?? OfflinePage };
});
const SessionWarningDialog = lazyPart(
  async () =>
    (await withScreenTexts(() => import('./session-end/session-end-area.ts'))())
      .SessionWarningDialog,
);

// These show nothing yet when the first screen stands.
const Dialogs = lazyPart(async () => (await import('./feedback/dialogs.tsx')).Dialogs);
const Notices = lazyPart(async () => (await import('./feedback/notices.tsx')).Notices);
const UpdateNotice = lazyPart(
  async () => (await import('./updates/update-notice.tsx')).UpdateNotice,
);

/** A part that is fetched after the first screen; if that fails, the app works without it. */
function lazyPart(load: () => Promise<ComponentType>) {
  return lazy(async () => ({ default: await load().catch(() => Nothing) }));
}

function Nothing() {
  return null;
}

/** The whole app, once the session has started. */
export function App() {
  return (
    <I18nProvider i18n={i18n}>
      <Themed>
        <QueryClientProvider client={queryClient}>
          <Content />
          <Suspense fallback={null}>
            <Dialogs />
            <Notices />
            <UpdateNotice />
          </Suspense>
        </QueryClientProvider>
        <Splash />
      </Themed>
    </I18nProvider>
  );
}

function Themed({ children }: { readonly children: ReactNode }) {
  const { t } = useLingui();
  const accent = useSnapshot(sessionState).settings['primary_colour'];
  const close = t`Sluiten`;
  const togglePassword = t`Tonen of verbergen`;
  const theme = useMemo(
    () =>
      createTenantTheme(typeof accent === 'string' ? accent : undefined, { close, togglePassword }),
    [accent, close, togglePassword],
  );
  return (
    <MantineProvider theme={theme} defaultColorScheme="auto" getStyleNonce={styleNonce}>
      {children}
    </MantineProvider>
  );
}

function Content() {
  const { outage, mustChangePassword, user, isSessionEnded, warning } = useSnapshot(sessionState);
  const [router] = useState(createAppRouter);
  return (
    <Suspense fallback={null}>
      {/* A user who was at work keeps it, below the question for a new password. */}
      {mustChangePassword && <RequiredPassword />}
      {isSessionEnded && <SessionEnded />}
      {warning !== null && <SessionWarningDialog />}
      {outage !== null && <OutagePage outage={outage} />}
      {outage === null && (user !== null || !mustChangePassword) && (
        <RouterProvider router={router} />
      )}
    </Suspense>
  );
}
