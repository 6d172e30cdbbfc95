import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { useLingui } from '@lingui/react/macro';
import { MantineProvider } from '@mantine/core';
import { ModalsProvider } from '@mantine/modals';
import { Notifications } from '@mantine/notifications';
import { QueryClientProvider } from '@tanstack/react-query';
import { useMemo, useState, type ReactNode } from 'react';
import { RouterProvider } from 'react-router';
import { useSnapshot } from 'valtio';
import { queryClient } from './api/query-client.ts';
import { OutagePage } from './full-page/outage-page.tsx';
import { Splash } from './full-page/splash.tsx';
import { createAppRouter } from './routes.tsx';
import { sessionState } from './session/session-state.ts';
import { styleNonce } from './theme/style-nonce.ts';
import { createTenantTheme } from './theme/theme.ts';

/** The whole app, once the session has started. */
export function App() {
  return (
    <I18nProvider i18n={i18n}>
      <Themed>
        <QueryClientProvider client={queryClient}>
          <ModalsProvider modalProps={{ withCloseButton: false }}>
            <Notifications position="bottom-right" />
            <Content />
          </ModalsProvider>
        </QueryClientProvider>
        <Splash />
      </Themed>
    </I18nProvider>
  );
}

function Themed({ children }: { readonly children: ReactNode }) {
  const { t } = useLingui();
  const accent = useSnapshot(sessionState).settings['primary_colour'];
  const closeLabel = t`Sluiten`;
  const theme = useMemo(
    () => createTenantTheme(typeof accent === 'string' ? accent : undefined, { close: closeLabel }),
    [accent, closeLabel],
  );
  return (
    <MantineProvider theme={theme} forceColorScheme="light" getStyleNonce={styleNonce}>
      {children}
    </MantineProvider>
  );
}

function Content() {
  const { outage } = useSnapshot(sessionState);
  const [router] = useState(createAppRouter);
  return outage === null ? <RouterProvider router={router} /> : <OutagePage outage={outage} />;
}
