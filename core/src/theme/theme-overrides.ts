import { themeOverrideNames, type ThemeOverride, type ThemeSettings } from './theme-settings.ts';

type Value = string | number | boolean | undefined;

/** A look after a change: notes as overrides what was changed and differs from the theme. */
export function noteOverrides(
  theme: ThemeSettings,
  before: ThemeSettings,
  after: ThemeSettings,
): ThemeSettings {
  const noted = new Set(before.overrides);
  const overrides = themeOverrideNames.filter((name) => {
    const value = readPart(after, name);
    const isOwn = noted.has(name) || value !== readPart(before, name);
    return isOwn && value !== readPart(theme, name);
  });
  return withOverrides(after, overrides);
}

/** The theme with the overrides of a version, such as after an update of the theme. */
export function applyOverrides(theme: ThemeSettings, version: ThemeSettings): ThemeSettings {
  const overrides = (version.overrides ?? []).filter(
    (name) => readPart(version, name) !== readPart(theme, name),
  );
  const look = overrides.reduce(
    (all, name) => writePart(all, name, readPart(version, name)),
    theme,
  );
  return withOverrides(look, overrides);
}

/** The look of a version with one override given up for what the theme has. */
export function removeOverride(
  theme: ThemeSettings,
  version: ThemeSettings,
  name: ThemeOverride,
): ThemeSettings {
  const rest = (version.overrides ?? []).filter((one) => one !== name);
  return withOverrides(writePart(version, name, readPart(theme, name)), rest);
}

function withOverrides(
  settings: ThemeSettings,
  overrides: readonly ThemeOverride[],
): ThemeSettings {
  return without(settings, { overrides: overrides.length === 0 ? undefined : [...overrides] });
}

/** The value of a part of a look; `undefined` for the default. */
function readPart(settings: ThemeSettings, name: ThemeOverride): Value {
  const [group, member] = name.split('.');
  if (member === undefined) return settings[name as Plain];
  const colours: Readonly<Record<string, string | undefined>> = settings[group as Palettes] ?? {};
  return colours[member];
}

function writePart(settings: ThemeSettings, name: ThemeOverride, value: Value): ThemeSettings {
  const [group = '', member] = name.split('.');
  if (member === undefined) return without(settings, { [name]: value });
  const colours = without(settings[group as Palettes] ?? {}, { [member]: value });
  return without(settings, { [group]: Object.keys(colours).length === 0 ? undefined : colours });
}

/** The names in the list that have no dot, and those before it. */
type Plain = Exclude<ThemeOverride, `${string}.${string}`>;
type Palettes = 'colours' | 'dark_colours';

/** A copy with the changes, without members that became `undefined`. */
function without<T extends object>(target: T, changes: object): T {
  const entries = Object.entries({ ...target, ...changes }).filter(
    ([, value]) => value !== undefined,
  );
  // The members are those of T; the loop over names hides that from the compiler.
  return Object.fromEntries(entries) as T;
}
