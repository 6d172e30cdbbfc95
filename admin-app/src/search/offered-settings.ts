import type { FeatureId } from '@form-builder/core/features/feature-ids.ts';
import type { MessageDescriptor } from '@lingui/core';
import type { ScreenName } from '../access/screens.ts';

/** Settings that belong together, by the names under which they are found. */
interface OfferedSettings {
  readonly title: MessageDescriptor;
  readonly feature?: FeatureId;
  readonly fields: readonly { readonly id: string; readonly label: MessageDescriptor }[];
}

export type SettingsByScreen = Partial<Record<ScreenName, readonly OfferedSettings[]>>;

let load = (): Promise<SettingsByScreen> => Promise.resolve({});

/**
 * Gives the search panel the settings to offer, which load when it opens. It cannot import them: their screens stand
 * in the frame, which has the panel.
 */
export function offerSettings(loadSettings: () => Promise<SettingsByScreen>): void {
  load = loadSettings;
}

export const loadOfferedSettings = (): Promise<SettingsByScreen> => load();
