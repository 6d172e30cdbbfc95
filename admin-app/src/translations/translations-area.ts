export { TranslationScreen } from './translation-screen.tsx';
export { TranslationsScreen } from './overview/translations-screen.tsx';
