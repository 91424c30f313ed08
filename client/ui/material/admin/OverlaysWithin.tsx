import type { ReactNode } from 'react';
import { type Theme, ThemeProvider } from '@mui/material/styles';

type OverlaysWithinProps = { container: () => HTMLElement | null; children: ReactNode };

/**
 * Material's dialogs, menus and lists are put into `container` instead of the page: what is outside of an open native dialog is behind it,
 * and does not react.
 */
export const OverlaysWithin = ({ container, children }: OverlaysWithinProps) => {
  const within = { defaultProps: { container } };
  const withOverlays = (theme: Theme): Theme => ({
    ...theme,
    components: {
      ...theme.components,
      MuiDialog: { ...theme.components?.MuiDialog, ...within },
      MuiPopover: { ...theme.components?.MuiPopover, ...within },
      MuiPopper: { ...theme.components?.MuiPopper, ...within },
    },
  });
  return <ThemeProvider theme={withOverlays}>{children}</ThemeProvider>;
};
