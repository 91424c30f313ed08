import styled from '@emotion/styled';
import { boldDarkPalette, boldLightPalette } from '../../ui/boldPalette.ts';
import type { Look } from '../../ui/look.ts';
import { type Palette, darkPalette, lightPalette } from '../../ui/palette.ts';

const Picture = styled('svg')({ width: 64, height: 44, display: 'block' });

const palettes: Readonly<Record<Look['contrast'], Readonly<Record<Look['mode'], Palette>>>> = {
  default: { light: lightPalette, dark: darkPalette },
  bold: { light: boldLightPalette, dark: boldDarkPalette },
};
/** Where menu and page stand, in a window of 64 by 44. */
const menus: Readonly<Record<Look['layout'], Readonly<{ menu: string; page: string }>>> = {
  vertical: { menu: 'M6 6h17v32H6Z', page: 'M27 6h31v32H27Z' },
  mini: { menu: 'M6 6h8v32H6Z', page: 'M18 6h40v32H18Z' },
  horizontal: { menu: 'M6 6h52v7H6Z', page: 'M6 17h52v21H6Z' },
};

/** Lines of text on the page, by how close they stand. */
const texts: Readonly<Record<Look['density'], Readonly<{ first: string; others: string }>>> = {
  comfortable: { first: 'M33 22h18', others: 'M33 30h12' },
  compact: { first: 'M33 20h18', others: 'M33 25h12M33 30h15' },
};

/** A page in this look, as large as a thumbnail: its menu, its paper, a line of text and a button. */
export const LookTile = ({ mode, contrast, layout, density }: Look) => {
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
