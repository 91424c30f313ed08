import styled from '@emotion/styled';
import { highContrastDarkPalette, highContrastLightPalette } from '../../ui/theme/highContrast/highContrastPalette.ts';
import type { ThemePreferences } from '../../ui/theme/themePreferences.ts';
import { type Palette, darkPalette, lightPalette } from '../../ui/theme/palette.ts';

const Picture = styled('svg')({ width: 64, height: 44, display: 'block' });

const palettes: Readonly<Record<ThemePreferences['contrast'], Readonly<Record<ThemePreferences['mode'], Palette>>>> = {
  default: { light: lightPalette, dark: darkPalette },
  bold: { light: highContrastLightPalette, dark: highContrastDarkPalette },
};
/** Positions of menu and page in a window of 64 by 44. */
const menus: Readonly<Record<ThemePreferences['layout'], Readonly<{ menu: string; page: string }>>> = {
  vertical: { menu: 'M6 6h17v32H6Z', page: 'M27 6h31v32H27Z' },
  mini: { menu: 'M6 6h8v32H6Z', page: 'M18 6h40v32H18Z' },
  horizontal: { menu: 'M6 6h52v7H6Z', page: 'M6 17h52v21H6Z' },
};

/** Lines of text on the page, by row height. */
const texts: Readonly<Record<ThemePreferences['density'], Readonly<{ first: string; others: string }>>> = {
  comfortable: { first: 'M33 22h18', others: 'M33 30h12' },
  compact: { first: 'M33 20h18', others: 'M33 25h12M33 30h15' },
};

/** A thumbnail of a page with these preferences: its menu, its background, a line of text and a button. */
export const ThemePreview = ({ mode, contrast, layout, density }: ThemePreferences) => {
  const palette = palettes[contrast][mode];
  const line = contrast === 'bold' ? 2 : 1;
  const { menu, page } = menus[layout];
  const { first, others } = texts[density];
  return (
    <Picture viewBox="0 0 64 44" aria-hidden="true">
      <rect x="1" y="1" width="62" height="42" rx="6" fill={palette.background.default} stroke={palette.divider} />
      <path d={menu} fill={palette.primary.main} />
      <path d={page} fill={palette.background.paper} stroke={palette.control.border} strokeWidth={line} />
      <path d={first} stroke={palette.text.primary} strokeWidth={2 * line} />
      <path d={others} stroke={palette.text.secondary} strokeWidth={2 * line} />
    </Picture>
  );
};
