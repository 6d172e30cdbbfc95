import { attachmentNameOf } from '@form-builder/core/attachments/attachment-url.ts';
import { sessionState } from './session-state.ts';

const productIcon = '/favicon.svg';

/** Makes the whole app use these settings of the organisation: its title and the tab's icon too. */
export function applySettings(settings: Readonly<Record<string, unknown>>): void {
  sessionState.settings = settings;
  const { config } = sessionState;
  if (config !== null) {
    const { title } = settings;
    const app = { title: typeof title === 'string' ? title : config.tenant.name };
    sessionState.config = { ...config, app };
  }
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (icon === null) return;
  const own = uploadedImage(settings['app_favicon']);
  icon.href = own ?? productIcon;
  // Only the product's icon is an SVG image; the browser detects the type of an uploaded one.
  if (own === null) icon.type = 'image/svg+xml';
  else icon.removeAttribute('type');
}

/** An uploaded image of a setting; the app shows no images of other sites. */
export function uploadedImage(url: unknown): string | null {
  return typeof url === 'string' && attachmentNameOf(url) !== undefined ? url : null;
}
