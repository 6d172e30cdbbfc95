import { palettesOf } from '@form-builder/core/theme/find-contrast-faults.ts';
import type { ThemeColours } from '@form-builder/core/theme/theme-colours.ts';
import { ColorSwatch, Group } from '@mantine/core';

const shown = ['primary', 'secondary', 'background', 'surface', 'label'] as const;

/** The main colours of a theme at a glance; decorative, because the name says which theme it is. */
export function ColourSamples({ colours }: { readonly colours?: ThemeColours | undefined }) {
  const palette = palettesOf(colours ? { colours } : {}).colours;
  return (
    <Group gap={4} wrap="nowrap" aria-hidden>
      {shown.map((name) => (
        <ColorSwatch key={name} size={16} color={palette[name]} />
      ))}
    </Group>
  );
}
