import type { ReactElement } from 'react';
import MaterialTooltip from '@mui/material/Tooltip';
import { MaterialThemeProvider } from '../material/MaterialThemeProvider.tsx';

/** Explains an icon in words on hover and on focus; Esc hides it. */
export const Tooltip = ({ text, children }: { text: string; children: ReactElement<Record<string, unknown>> }) => (
  <MaterialThemeProvider>
    <MaterialTooltip title={text} placement="right" arrow describeChild>
      {children}
    </MaterialTooltip>
  </MaterialThemeProvider>
);
