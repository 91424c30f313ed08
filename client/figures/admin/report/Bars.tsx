import { Suspense } from 'react';
import { SilentBoundary } from '../../../ui/feedback/SilentBoundary.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import type { BarFigureProps } from './BarFigure.tsx';
import { BarFigure } from './chart.ts';

/** The chart once its code has arrived. Without it the table says the same. */
export const Bars = (props: BarFigureProps) => (
  <SilentBoundary fallback={null}>
    <Suspense fallback={<Skeleton height={260} />}>
      <BarFigure {...props} />
    </Suspense>
  </SilentBoundary>
);
