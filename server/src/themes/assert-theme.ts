import type { Version } from '@form-builder/core/contract/staff/forms/versions.ts';
import { translatorOf } from '@form-builder/core/messages/all-messages.ts';
import type { Translate } from '@form-builder/core/messages/translate.ts';
import {
  findContrastFaults,
  type ContrastFault,
} from '@form-builder/core/theme/find-contrast-faults.ts';
import type { Language } from '@form-builder/core/messages/languages.ts';
import { RequestError } from '../platform/request-error.ts';
import { scopeStyle, type StyleFault } from './scope-style.ts';

/** The theme to save; absent members are unchanged. */
interface NewLook {
  readonly theme_settings?: Version['theme_settings'] | undefined;
  readonly settings?: Version['settings'] | undefined;
}

/**
 * Throws for a theme with insufficient contrast, with the nearest sufficient colours, and for style
 * rules that affect elements outside the form.
 */
export function assertTheme(look: NewLook, language: Language): void {
  const translate = translatorOf(language);
  const errors = { ...contrastErrors(look, translate), ...styleErrors(look, translate) };
  if (Object.keys(errors).length > 0) throw new RequestError('invalid', { errors });
}

function contrastErrors({ theme_settings: theme }: NewLook, translate: Translate) {
  const errors: Record<string, string[]> = {};
  for (const fault of findContrastFaults(theme ?? {})) {
    (errors[`theme_settings.${fault.in}.${fault.front}`] ??= []).push(describe(fault, translate));
  }
  return errors;
}

function describe(fault: ContrastFault, translate: Translate): string {
  const { front, back, ratio, minRatio, suggestion } = fault;
  const params = {
    front: translate(`theme.colour_${front}`),
    back: translate(`theme.colour_${back}`),
    // Rounded down: 4.49 is not 4.5.
    ratio: (Math.floor(ratio * 10) / 10).toFixed(1),
    least: minRatio,
  };
  return suggestion === undefined
    ? translate('theme.contrast_low', params)
    : translate('theme.contrast_low_suggestion', { ...params, suggestion });
}

function styleErrors({ settings }: NewLook, translate: Translate) {
  const { faults } = scopeStyle(settings?.['theme.css'] ?? '');
  if (faults.length === 0) return {};
  return {
    'settings.theme.css': faults.map((fault) => describeStyleFault(fault, translate)),
  };
}

/** Says in words why a style rule is rejected, and where. */
export function describeStyleFault({ code, line, what }: StyleFault, translate: Translate): string {
  return translate(code, { line, what: what.slice(0, 80) });
}
