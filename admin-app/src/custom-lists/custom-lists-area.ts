export { CustomListScreen } from './custom-list-screen.tsx';
export { CustomListsSettings } from './custom-lists-settings.tsx';
