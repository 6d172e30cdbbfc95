import { useLingui } from '@lingui/react/macro';
import { Autocomplete, Group, NumberInput } from '@mantine/core';
import { themeSettingsSchema } from '@form-builder/core/theme/theme-settings.ts';
import * as v from 'valibot';
import type { ThemePart } from './theme-part.ts';

/** Fonts that most devices have. */
const commonFonts = [
  'system-ui, sans-serif',
  'Arial, sans-serif',
  'Verdana, sans-serif',
  'Georgia, serif',
];

/** The font, the size of labels and the radius of corners. */
export function TextInputs({ settings, change }: ThemePart) {
  const { t } = useLingui();
  const { font_family: font } = settings;
  const families = new Set(settings.fonts?.map(({ family }) => family));
  const ownFonts = [...families].map((family) => `${family}, sans-serif`);
  const isFont = v.is(v.optional(themeSettingsSchema.entries.font_family), font);
  return (
    <>
      <Autocomplete
        label={t`Lettertype`}
        description={t`Eén of meer namen met een komma ertussen. De bezoeker ziet het eerste lettertype dat bij het thema is geüpload, of dat de site of het apparaat heeft.`}
        placeholder={t`Standaard: system-ui, sans-serif`}
        error={!isFont && t`Schrijf namen van lettertypen met een komma ertussen.`}
        data={[...ownFonts, ...commonFonts]}
        value={font ?? ''}
        onChange={(typed) => change({ font_family: typed === '' ? undefined : typed })}
      />
      <Group grow align="start">
        <NumberInput
          label={t`Lettergrootte van vragen`}
          description={t`18 tot 32 pixels`}
          placeholder="18"
          min={18}
          max={32}
          allowDecimal={false}
          value={settings.label_size ?? ''}
          onChange={(typed) => change({ label_size: numberOf(typed) })}
        />
        <NumberInput
          label={t`Ronding van hoeken`}
          description={t`0 tot 24 pixels`}
          placeholder="4"
          min={0}
          max={24}
          allowDecimal={false}
          value={settings.radius ?? ''}
          onChange={(typed) => change({ radius: numberOf(typed) })}
        />
      </Group>
    </>
  );
}

const numberOf = (typed: string | number) => (typeof typed === 'number' ? typed : undefined);
