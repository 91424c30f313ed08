import type { Components, Theme } from '@mui/material/styles';
import { radius, touchTarget } from '../theme/shape.ts';

const bordered = (theme: Theme) => `1px solid ${theme.vars.palette.divider}`;

/** The Material components that we use, in our style: a border, and one soft shadow for overlays. */
export const muiOverrides: Components<Theme> = {
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
        '&&': { minHeight: touchTarget },
        gap: theme.spacing(3),
        borderRadius: radius.control,
        fontWeight: 500,
      }),
    },
  },
};
