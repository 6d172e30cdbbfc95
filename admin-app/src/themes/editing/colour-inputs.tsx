import {
  findContrastFaults,
  palettesOf,
  type ContrastFault,
} from '@form-builder/core/theme/find-contrast-faults.ts';
import {
  themeColourNames,
  type Palette,
  type ThemeColour,
} from '@form-builder/core/theme/theme-colours.ts';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Alert, ColorInput, ColorSwatch, Switch } from '@mantine/core';
import { capitalise, staffText } from '../../languages/staff-texts.ts';
import { ContrastPairs } from './contrast-pairs.tsx';
import type { ThemePart } from './theme-part.ts';
import styles from '../theme-form.module.css';

/** The colours of a theme, each with its contrast on all its backgrounds; and the dark ones. */
export function ColourInputs({ settings, change }: ThemePart) {
  const { t } = useLingui();
  const faults = findContrastFaults(settings);
  const count = new Set(faults.map(({ in: place, front }) => `${place} ${front}`)).size;
  return (
    <>
      <PaletteInputs
        place="colours"
        legend={t`Kleuren`}
        settings={settings}
        faults={faults}
        change={change}
      />
      <Switch
        label={t`Donkere weergave voor bezoekers die dat willen`}
        description={t`Volgt de instelling van hun telefoon of computer.`}
        checked={settings.has_dark === true}
        onChange={({ currentTarget }) => change({ has_dark: currentTarget.checked || undefined })}
      />
      {settings.has_dark === true && (
        <PaletteInputs
          place="dark_colours"
          legend={t`Donkere kleuren`}
          settings={settings}
          faults={faults}
          change={change}
        />
      )}
      <div role="status">
        {count > 0 && (
          <Alert color="red" variant="light">
            <Plural
              value={count}
              one="# kleur heeft te weinig contrast."
              other="# kleuren hebben te weinig contrast."
            />{' '}
            <Trans>
              Slechtziende bezoekers kunnen dan niet alles lezen. Je kunt het thema pas opslaan als
              alle kleuren voldoen aan WCAG 2.2 AA.
            </Trans>
          </Alert>
        )}
      </div>
    </>
  );
}

interface PaletteInputsProps extends ThemePart {
  readonly place: ContrastFault['in'];
  readonly legend: string;
  readonly faults: readonly ContrastFault[];
}

function PaletteInputs({ place, legend, settings, faults, change }: PaletteInputsProps) {
  const palette = palettesOf(settings)[place];
  if (palette === undefined) return null;
  const set = (name: ThemeColour, colour: string | undefined) => {
    const colours: Readonly<Record<string, string | undefined>> = {
      ...settings[place],
      [name]: colour,
    };
    const chosen = Object.entries(colours).filter(([, value]) => value !== undefined);
    const next = Object.fromEntries(chosen);
    change({ [place]: Object.keys(next).length === 0 ? undefined : next });
  };
  return (
    <div role="group" aria-label={legend}>
      <div className={styles.legend} aria-hidden>
        {legend}
      </div>
      <div className={styles.colours}>
        {themeColourNames.map((name) => (
          <ColourField
            key={name}
            name={name}
            own={settings[place]?.[name]}
            palette={palette}
            fault={faults.find((one) => one.in === place && one.front === name)}
            onChange={(colour) => set(name, colour)}
          />
        ))}
      </div>
    </div>
  );
}

interface ColourFieldProps {
  readonly name: ThemeColour;
  /** The colour of the theme; absent for the default. */
  readonly own: string | undefined;
  readonly palette: Palette;
  readonly fault: ContrastFault | undefined;
  readonly onChange: (colour: string | undefined) => void;
}

function ColourField({ name, own, palette, fault, onChange }: ColourFieldProps) {
  const { t, i18n } = useLingui();
  const initial = palette[name];
  return (
    <div>
      <ColorInput
        label={capitalise(i18n._(staffText(`theme.colour_${name}`)))}
        format="hex"
        withEyeDropper={false}
        fixOnBlur={false}
        placeholder={t`Standaard: ${initial}`}
        leftSection={<ColorSwatch size={18} color={initial} />}
        error={fault !== undefined}
        value={own ?? ''}
        onChange={(typed) => onChange(typed.trim() === '' ? undefined : typed.trim())}
      />
      <ContrastPairs front={name} palette={palette} fault={fault} onFix={onChange} />
    </div>
  );
}
