export { GroupSettings } from './groups/group-settings.tsx';
export { RoleSettings } from './role-settings.tsx';
export { UserScreen } from './user-screen.tsx';
export { UserSettings } from './user-settings.tsx';
