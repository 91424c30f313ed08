import type { Components, Theme } from '@mui/material/styles';
import { radius } from '../../theme/shape.ts';

const bordered = (theme: Theme): string => `1px solid ${theme.vars.palette.divider}`;

/** The same backdrop as behind the dialogs of the members' pages. */
const veil = 'rgb(6 24 14 / 55%)';

/** Overlays: at the bottom edge on a phone, otherwise in the middle or at a side. */
export const overlayOverrides: Components<Theme> = {
  MuiBackdrop: { styleOverrides: { root: { background: veil }, invisible: { background: 'transparent' } } },
  MuiDialog: {
    styleOverrides: {
      paper: ({ theme }) => ({
        border: bordered(theme),
        borderRadius: radius.card,
        backgroundImage: 'none',
        boxShadow: 'none',
        width: 'min(520px, calc(100% - 32px))',
        [theme.breakpoints.down('sm')]: {
          width: '100%',
          maxWidth: '100%',
          maxHeight: 'calc(100% - 24px)',
          margin: 'auto 0 0',
          borderRadius: `${radius.card}px ${radius.card}px 0 0`,
        },
      }),
    },
  },
  MuiDialogTitle: {
    styleOverrides: { root: ({ theme }) => ({ ...theme.typography.h3, padding: theme.spacing(5, 6, 3) }) },
  },
  MuiDialogContent: { styleOverrides: { root: ({ theme }) => ({ padding: theme.spacing(0, 6, 6) }) } },
  MuiDialogActions: {
    styleOverrides: {
      root: ({ theme }) => ({
        flexWrap: 'wrap-reverse',
        gap: theme.spacing(3),
        padding: theme.spacing(0, 6, 6),
        '& > *': { flex: '1 1 12rem' },
      }),
    },
    defaultProps: { disableSpacing: true },
  },
  MuiDrawer: {
    styleOverrides: {
      paper: ({ theme }) => ({
        border: 0,
        borderLeft: bordered(theme),
        backgroundImage: 'none',
        boxShadow: 'none',
        width: 'min(480px, calc(100vw - 40px))',
        padding: theme.spacing(4, 5, 6),
      }),
    },
  },
  MuiSnackbarContent: {
    styleOverrides: {
      root: ({ theme }) => ({
        border: bordered(theme),
        borderRadius: radius.control,
        background: theme.vars.palette.background.paper,
        color: theme.vars.palette.text.primary,
        boxShadow: '0 12px 32px rgb(6 24 14 / 18%)',
      }),
    },
  },
};
