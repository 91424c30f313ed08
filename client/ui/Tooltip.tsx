import type { ReactElement } from 'react';
import MaterialTooltip from '@mui/material/Tooltip';
import { MaterialLook } from './MaterialLook.tsx';

/** Says in words what a picture means, for a pointer and for the keyboard; Esc puts it away. */
export const Tooltip = ({ text, children }: { text: string; children: ReactElement<Record<string, unknown>> }) => (
  <MaterialLook>
    <MaterialTooltip title={text} placement="right" arrow describeChild>
      {children}
    </MaterialTooltip>
  </MaterialLook>
);
