import type { Components, Theme } from '@mui/material/styles';
import { radius, touchTarget } from '../../theme/shape.ts';
import { muiOverrides } from '../muiOverrides.ts';
import { fieldOverrides } from './fieldOverrides.ts';
import { overlayOverrides } from './overlayOverrides.ts';

/** Tables, tabs and chips: lines instead of shadows, the brand's colour only in what is active. */
const contentOverrides: Components<Theme> = {
  MuiButtonBase: { defaultProps: { disableRipple: true } },
  MuiTableCell: {
    styleOverrides: {
      root: ({ theme }) => ({ ...theme.typography.body2, borderBottom: 0, color: 'inherit' }),
      head: ({ theme }) => ({ fontWeight: 600, color: theme.vars.palette.text.secondary }),
    },
  },
  MuiTableSortLabel: {
    styleOverrides: {
      root: ({ theme }) => ({
        minHeight: touchTarget,
        marginBlock: theme.spacing(-2),
        borderRadius: radius.control,
        '&:hover, &.Mui-active': { color: theme.vars.palette.primary.main },
      }),
      // Marks sortable columns also without hovering.
      icon: { opacity: 0.5 },
    },
  },
  MuiTabs: { styleOverrides: { indicator: { height: 3, borderRadius: radius.round } } },
  MuiTab: { styleOverrides: { root: { minHeight: 48, fontWeight: 600 } } },
  MuiChip: {
    styleOverrides: {
      root: ({ theme }) => ({
        ...theme.typography.body2,
        height: 'auto',
        padding: theme.spacing(0.5, 1),
        borderRadius: radius.round,
        fontWeight: 600,
      }),
      icon: { color: 'inherit' },
      // Otherwise the chip's baseline is its lower edge.
      label: { overflow: 'visible', alignSelf: 'baseline' },
    },
  },
};

/** The style of Material's components on admin pages; members do not load it. */
export const adminOverrides: Components<Theme> = {
  ...muiOverrides,
  ...contentOverrides,
  ...fieldOverrides,
  ...overlayOverrides,
};
