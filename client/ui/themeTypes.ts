import type { CalendarColors } from './calendarColors.ts';

/** Our own colours beside Material's. */
type ClubColors = {
  control: { border: string };
  clay: { main: string; tint: string; onTint: string };
  ball: string;
  focus: string;
  court: { surround: string; clay: string; hall: string; squash: string; line: string; onSurround: string };
  calendar: CalendarColors;
};

declare module '@mui/material/styles' {
  interface Palette extends ClubColors {}
  interface PaletteOptions extends ClubColors {}
  /** Makes `theme.vars` certain: this theme always has CSS variables. */
  interface CssThemeVariables {
    enabled: true;
  }
}
