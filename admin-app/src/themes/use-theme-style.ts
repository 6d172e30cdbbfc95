import type { ThemeSettings } from '@form-builder/core/theme/theme-settings.ts';
import { writeThemeStyle } from '@form-builder/core/theme/write-theme-style.ts';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { themeStyleQuery } from './themes-queries.ts';

/**
 * The style sheet of a theme for a preview: its colours and fonts, and its own rules as soon as the
 * server has scoped them.
 */
export function useThemeStyle(theme: ThemeSettings, css = ''): string {
  const own = useQuery({ ...themeStyleQuery(css), enabled: css !== '' }).data;
  const style = useMemo(() => writeThemeStyle(theme), [theme]);
  return css === '' || own === undefined ? style : `${style}\n${own.style}`;
}
