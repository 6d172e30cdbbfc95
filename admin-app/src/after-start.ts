import { keepFocus } from './frame/focus/keep-focus.ts';
import { offerSettings } from './search/offered-settings.ts';
import { followUpdates } from './updates/follow-updates.ts';

/** What the app needs once its first screen stands. */
export function startInBackground(): void {
  offerSettings(
    async () => (await import('./settings/sections/sections-by-screen.ts')).sectionsByScreen,
  );
  keepFocus();
  followUpdates();
}
