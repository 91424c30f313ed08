import type { ClubTheme } from '../theme/theme.ts';

type Club = ClubTheme['vars']['palette'];
type ClubColors = Pick<Club, 'control' | 'clay' | 'ball' | 'focus' | 'court' | 'calendar'>;

declare module '@mui/material/styles' {
  interface Palette extends ClubColors {}
  interface PaletteOptions extends ClubColors {}
  /** Makes `theme.vars` certain: this theme always has CSS variables. */
  interface CssThemeVariables {
    enabled: true;
  }
}
