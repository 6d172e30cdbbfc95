export { LanguageSettings } from './language-settings.tsx';
export { SystemTextsScreen } from './system-texts-screen.tsx';
