import { darkCalendar, lightCalendar } from './calendarColors.ts';

/** "Sand & Linie": clay, white lines, the club's green, and ball yellow as an accent, only on deep green. */
export const lightPalette = {
  background: { default: '#F6F8F6', paper: '#FFFFFF' },
  text: { primary: '#17211B', secondary: '#4B564F' },
  primary: { main: '#0B6B3A', dark: '#07522B', light: '#E3F1E9', contrastText: '#FFFFFF' },
  secondary: { main: '#A8481F', dark: '#8A3A17', light: '#FBEFE8', contrastText: '#FFFFFF' },
  success: { main: '#0B6B3A', light: '#E3F1E9', dark: '#07522B', contrastText: '#FFFFFF' },
  error: { main: '#B3261E', light: '#FCEBEA', dark: '#8C1D18', contrastText: '#FFFFFF' },
  warning: { main: '#7A5200', light: '#FFF6E0', dark: '#5C3D00', contrastText: '#FFFFFF' },
  info: { main: '#1D5FB4', light: '#E8F1FC', dark: '#164A8D', contrastText: '#FFFFFF' },
  divider: '#DDE3DF',
  control: { border: '#7C8B82' },
  clay: { main: '#A8481F', tint: '#FBEFE8', onTint: '#8A3A17' },
  ball: '#D9F24B',
  focus: '#0B6B3A',
  court: {
    surround: '#0B3D24',
    clay: '#B9562B',
    hall: '#3E5C76',
    squash: '#8A5A2B',
    line: '#FFFFFF',
    onSurround: '#F4FBF6',
  },
  calendar: lightCalendar,
};

export type Palette = typeof lightPalette;

export const darkPalette: Palette = {
  background: { default: '#101713', paper: '#18211C' },
  text: { primary: '#E8EFEA', secondary: '#A9B6AE' },
  primary: { main: '#4CC38A', dark: '#6BD3A1', light: '#173528', contrastText: '#05140D' },
  secondary: { main: '#F0986F', dark: '#F5B394', light: '#3A2016', contrastText: '#05140D' },
  success: { main: '#4CC38A', light: '#173528', dark: '#6BD3A1', contrastText: '#05140D' },
  error: { main: '#FFB4AB', light: '#3B1A18', dark: '#FFCFC9', contrastText: '#2B0605' },
  warning: { main: '#F2C14E', light: '#33280E', dark: '#F7D68A', contrastText: '#241900' },
  info: { main: '#7DB4F5', light: '#152C47', dark: '#A6CCF9', contrastText: '#04172D' },
  divider: '#2C3831',
  control: { border: '#6B776F' },
  clay: { main: '#F0986F', tint: '#2E1D15', onTint: '#F5B394' },
  ball: '#D9F24B',
  focus: '#D9F24B',
  court: {
    surround: '#0A2A1A',
    clay: '#7A3B22',
    hall: '#2C4357',
    squash: '#5F3E1E',
    line: '#E8EFEA',
    onSurround: '#E8EFEA',
  },
  calendar: darkCalendar,
};
