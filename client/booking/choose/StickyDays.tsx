import type { ComponentProps } from 'react';
import styled from '@emotion/styled';
import { headerHeight } from '../../ui/theme/shape.ts';
import { useMeasuredHeight } from '../../ui/layout/useMeasuredHeight.ts';
import { DayPicker } from './DayPicker.tsx';

const Bar = styled('div')(({ theme }) => ({
  position: 'sticky',
  zIndex: 6,
  top: headerHeight.phone,
  padding: theme.spacing(1, 0),
  background: theme.vars.palette.background.default,
  [theme.breakpoints.up('md')]: { top: headerHeight.desktop, padding: theme.spacing(2, 0) },
  // A phone on its side has no room for anything but the courts.
  '@media (max-height: 500px)': { position: 'static' },
  '*:fullscreen > &': { display: 'none' },
  '@media print': { display: 'none' },
}));

/** The days stay in sight while the plan scrolls; everything else above it goes. */
export const StickyDays = (picker: ComponentProps<typeof DayPicker>) => (
  <Bar ref={useMeasuredHeight('--pw-sticky-days')}>
    <DayPicker {...picker} />
  </Bar>
);
