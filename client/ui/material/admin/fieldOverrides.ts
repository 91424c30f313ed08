import type { Components, Theme } from '@mui/material/styles';
import { radius, touchTarget } from '../../theme/shape.ts';

/** Fields as elsewhere on the site: 48 px, the label above, a frame that shows the focus. */
export const fieldOverrides: Components<Theme> = {
  MuiFormLabel: {
    styleOverrides: {
      root: ({ theme }) => ({
        '&, &.Mui-focused': { color: theme.vars.palette.text.primary, fontWeight: 600, lineHeight: 'inherit' },
      }),
    },
  },
  MuiOutlinedInput: {
    styleOverrides: {
      root: ({ theme }) => ({
        minHeight: 48,
        borderRadius: radius.control,
        background: theme.vars.palette.background.paper,
        '& .MuiOutlinedInput-notchedOutline, &:hover .MuiOutlinedInput-notchedOutline': {
          borderColor: theme.vars.palette.control.border,
        },
        '&.Mui-focused .MuiOutlinedInput-notchedOutline': {
          borderWidth: 3,
          borderColor: theme.vars.palette.focus,
          '@media (forced-colors: active)': { borderColor: 'Highlight' },
        },
        // The frame is the focus ring.
        '& :focus-visible': { outline: 'none' },
      }),
      input: ({ theme }) => ({ padding: theme.spacing(0, 3) }),
    },
  },
  MuiInput: {
    styleOverrides: {
      root: ({ theme }) => ({
        minHeight: 48,
        // Material leaves room for a label inside the frame.
        'label + &': { marginTop: 0 },
        border: `1px solid ${theme.vars.palette.control.border}`,
        borderRadius: radius.control,
        background: theme.vars.palette.background.paper,
        '&.Mui-focused': {
          borderColor: theme.vars.palette.focus,
          boxShadow: `0 0 0 2px ${theme.vars.palette.focus}`,
          '@media (forced-colors: active)': { outline: '3px solid Highlight' },
        },
        // The frame is the focus ring.
        '& :focus-visible': { outline: 'none' },
      }),
      input: ({ theme }) => ({ padding: theme.spacing(0, 3) }),
    },
  },
  MuiSelect: {
    styleOverrides: {
      select: ({ theme }) => ({
        boxSizing: 'border-box',
        minHeight: 46,
        height: 46,
        textOverflow: 'ellipsis',
        '&&': { paddingLeft: theme.spacing(3) },
        '&:focus': { background: 'none' },
        '& option': { background: theme.vars.palette.background.paper },
      }),
      icon: ({ theme }) => ({ color: 'inherit', right: theme.spacing(2) }),
    },
  },
  MuiAutocomplete: {
    styleOverrides: {
      paper: ({ theme }) => ({
        border: `1px solid ${theme.vars.palette.divider}`,
        borderRadius: radius.card,
        backgroundImage: 'none',
      }),
      // Beats the padding of the standard variant, which has no frame.
      input: ({ theme }) => ({ '&&&&': { paddingInline: theme.spacing(3) } }),
      option: { '&&': { minHeight: touchTarget }, borderRadius: radius.control },
      groupLabel: ({ theme }) => ({
        fontFamily: 'inherit',
        fontWeight: 600,
        color: theme.vars.palette.text.secondary,
        background: theme.vars.palette.background.paper,
      }),
      endAdornment: { '@media print': { display: 'none' } },
    },
  },
};
