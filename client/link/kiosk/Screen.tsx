import styled from '@emotion/styled';

/** Above the frame of the site: nothing of it is for a screen that nobody touches. Sizes follow the screen's. It is the target of the skip link. */
export const Screen = styled('main')(({ theme }) => ({
  position: 'fixed',
  inset: 0,
  zIndex: 2000,
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr)',
  overflow: 'hidden',
  cursor: 'none',
  background: theme.vars.palette.background.default,
  color: theme.vars.palette.text.primary,
}));
