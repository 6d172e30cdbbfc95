import { describe, expect, test } from 'vitest';
import * as v from 'valibot';
import { themeSettingsSchema } from './theme-settings.ts';
import { writeThemeStyle } from './write-theme-style.ts';

describe('writeThemeStyle', () => {
  test('writes nothing for a theme that changes no colour and no letter', () => {
    expect(writeThemeStyle({ logo: '/logo.svg', logo_alt: 'Voorbeeldstad' })).toBe('');
  });

  test('sets the colours under the tokens of the host page', () => {
    const style = writeThemeStyle({ colours: { primary: '#006b3c' } });
    expect(style).toContain('--_primary:var(--form-builder-color-primary,#006b3c);');
    expect(style).toContain('--_on-primary:var(--form-builder-color-on-primary,#ffffff);');
    expect(style).toContain('--_progress:var(--form-builder-color-progress,#006b3c);');
    expect(style).not.toContain('@media');
  });

  test('writes dark letters on a light button', () => {
    const style = writeThemeStyle({ has_dark: true, dark_colours: { primary: '#ffd54a' } });
    expect(style).toMatch(/^@media screen and \(prefers-color-scheme:dark\)\{\.form-builder\{/);
    expect(style).toContain('--_on-primary:var(--form-builder-color-on-primary,#000000);');
    expect(style).toContain('color-scheme:dark;');
  });

  test('counts the size of labels in the form’s own letters', () => {
    expect(writeThemeStyle({ label_size: 27 })).toContain(
      '--_label-size:var(--form-builder-label-size,1.5em)',
    );
  });
});

describe('themeSettingsSchema', () => {
  const accepts = (settings: unknown) => v.is(themeSettingsSchema, settings);

  test.each([
    { font_family: `"Noto Sans", 'Fira Sans', system-ui, sans-serif` },
    { logo: '/media/logo.svg', logo_alignment: 'center' },
    { logo: 'data:image/png;base64,iVBORw0KGgo=' },
    { colours: { primary: '#154273', label: '#000' } },
  ])('takes %j', (settings) => {
    expect(accepts(settings)).toBe(true);
  });

  test.each([
    { font_family: 'Noto; } body { display: none' },
    { font_family: `'Noto` },
    { font_family: 'url(https://elders.example/x)' },
    { logo: 'javascript:alert(1)' },
    { logo: '//elders.example/logo.svg' },
    { logo: 'https://elders.example/logo.svg' },
    { colours: { primary: 'red' } },
    { colours: { primary: '#fff;}' } },
    { label_size: 6 },
  ])('refuses %j', (settings) => {
    expect(accepts(settings)).toBe(false);
  });
});
