import type { ClubTheme } from './theme.ts';

declare module '@emotion/react' {
  interface Theme extends ClubTheme {}
}
