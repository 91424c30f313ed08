import type { Components, Theme } from '@mui/material/styles';
import { radius, touchTarget } from './shape.ts';

const bordered = (theme: Theme) => `1px solid ${theme.vars.palette.divider}`;

/** What we use of Material's own components, in our look: borders instead of shadows, labels above their fields. */
export const muiOverrides: Components<Theme> = {
  MuiDialog: {
    styleOverrides: {
      paper: ({ theme }) => ({
        borderRadius: radius.card,
        border: bordered(theme),
        backgroundImage: 'none',
        boxShadow: '0 24px 64px rgb(6 24 14 / 28%)',
        margin: theme.spacing(4),
        padding: theme.spacing(2),
      }),
    },
  },
  MuiBackdrop: {
    styleOverrides: { root: { '&:not(.MuiBackdrop-invisible)': { backgroundColor: 'rgb(6 24 14 / 55%)' } } },
  },
  MuiMenu: {
    styleOverrides: {
      paper: ({ theme }) => ({
        borderRadius: radius.card,
        border: bordered(theme),
        backgroundImage: 'none',
        boxShadow: '0 12px 32px rgb(6 24 14 / 18%)',
        marginTop: theme.spacing(2),
        minWidth: 240,
      }),
      list: ({ theme }) => ({ padding: theme.spacing(2) }),
    },
  },
  MuiMenuItem: {
    defaultProps: { disableRipple: true },
    styleOverrides: {
      root: ({ theme }) => ({
        minHeight: touchTarget,
        gap: theme.spacing(3),
        borderRadius: radius.control,
        fontWeight: 500,
      }),
    },
  },
};
