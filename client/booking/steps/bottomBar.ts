import type { CSSObject, Theme } from '@emotion/react';

/**
 * A bar at the bottom edge, in reach of a thumb. Every step has its way on at the right of it, so that a second tap at the same
 * place never meets a button that leads elsewhere.
 */
export const bottomBar = ({ spacing, vars: { palette }, zIndex }: Theme): CSSObject => ({
  position: 'fixed',
  zIndex: zIndex.appBar - 1,
  right: 0,
  bottom: 0,
  left: 0,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: spacing(3),
  padding: spacing(3, 4),
  paddingBottom: `calc(${spacing(3)} + env(safe-area-inset-bottom, 0px))`,
  background: palette.background.paper,
  borderTop: `2px solid ${palette.primary.main}`,
});
