import {
  type CalendarColors,
  type CalendarTint,
  calendarKinds,
  darkCalendar,
  lightCalendar,
} from '../calendarColors.ts';
import { type Palette, darkPalette, lightPalette } from '../palette.ts';

type Ink = Readonly<{ fill: string; text: string }>;

/** One grey shows what is booked; edge, icon and word show its category (highContrastStyles.ts draws the edge all around). */
const withoutTint = (colors: CalendarColors, ink: Ink, edgeOf: (tint: CalendarTint) => string): CalendarColors => {
  const bold = { ...colors };
  for (const kind of calendarKinds) if (kind !== 'selected') bold[kind] = { ...ink, edge: edgeOf(colors[kind]) };
  return bold;
};

const lightPaper = '#FFFFFF';
const darkPaper = '#000000';

/** The accessibility mode (screens.md U41): texts have a contrast of at least 7:1, and nothing coloured behind them. */
export const highContrastLightPalette: Palette = {
  ...lightPalette,
  background: { default: '#FFFFFF', paper: lightPaper },
  text: { primary: '#0B120E', secondary: '#2B352F' },
  primary: { main: '#064226', dark: '#032D19', light: lightPaper, contrastText: '#FFFFFF' },
  secondary: { main: '#7A3112', dark: '#5E240C', light: lightPaper, contrastText: '#FFFFFF' },
  success: { main: '#064226', dark: '#032D19', light: lightPaper, contrastText: '#FFFFFF' },
  error: { main: '#8C1D18', dark: '#6B120E', light: lightPaper, contrastText: '#FFFFFF' },
  warning: { main: '#5C3D00', dark: '#432C00', light: lightPaper, contrastText: '#FFFFFF' },
  info: { main: '#164A8D', dark: '#0D2E5C', light: lightPaper, contrastText: '#FFFFFF' },
  divider: '#3B4740',
  control: { border: '#3B4740' },
  clay: { main: '#7A3112', tint: lightPaper, onTint: '#7A3112' },
  focus: '#064226',
  calendar: {
    ...withoutTint(lightCalendar, { fill: '#C9D1CD', text: '#0B120E' }, ({ text }) => text),
    selected: { fill: '#064226', edge: '#064226', text: '#FFFFFF' },
  },
};

export const highContrastDarkPalette: Palette = {
  ...darkPalette,
  background: { default: '#000000', paper: darkPaper },
  text: { primary: '#FFFFFF', secondary: '#E8EFEA' },
  primary: { main: '#8DE3B7', dark: '#B5F0D0', light: darkPaper, contrastText: '#000000' },
  secondary: { main: '#F5B394', dark: '#F9CFBB', light: darkPaper, contrastText: '#000000' },
  success: { main: '#8DE3B7', dark: '#B5F0D0', light: darkPaper, contrastText: '#000000' },
  error: { main: '#FFCFC9', dark: '#FFE3E0', light: darkPaper, contrastText: '#000000' },
  warning: { main: '#F7D68A', dark: '#FBE7B8', light: darkPaper, contrastText: '#000000' },
  info: { main: '#A6CCF9', dark: '#CCE2FC', light: darkPaper, contrastText: '#000000' },
  divider: '#A9B6AE',
  control: { border: '#A9B6AE' },
  clay: { main: '#F5B394', tint: darkPaper, onTint: '#F5B394' },
  calendar: {
    ...withoutTint(darkCalendar, { fill: '#333D38', text: '#FFFFFF' }, ({ text }) => text),
    selected: { fill: '#8DE3B7', edge: '#8DE3B7', text: '#000000' },
  },
};
