export { GroupSettings } from './groups/group-settings.tsx';
export { RightsReview } from './rights-review/rights-review.tsx';
export { RoleSettings } from './role-settings.tsx';
export { UserScreen } from './user-screen.tsx';
export { UserSettings } from './user-settings.tsx';
