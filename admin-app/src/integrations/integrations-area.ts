export { IntegrationsScreen } from './integrations-screen.tsx';
export { FirstIntegrationTab, IntegrationLayout } from './integration-layout.tsx';
export { IncomingTab } from './tabs/incoming-tab.tsx';
export { LogicTab } from './tabs/logic-tab.tsx';
export { OutgoingTab } from './tabs/outgoing-tab.tsx';
export { SettingsTab } from './tabs/settings-tab.tsx';
