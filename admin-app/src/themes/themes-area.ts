export { ThemeScreen } from './theme-screen.tsx';
export { ThemesSettings } from './themes-settings.tsx';
