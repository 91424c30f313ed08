import '../../courtPlan/grid/courtGrid.css';
import styled from '@emotion/styled';
import type { BookingCategory } from '@platzwart/contracts/booking';
import { categoryStyles } from '../../courtPlan/grid/categoryStyles.ts';

const Swatch = styled('span')({ position: 'relative', flex: 'none', width: 28, height: 22 });

/** A category as the plan draws it: colour, edge and icon. Decoration: the name stands beside it. */
export const CategoryMark = ({ category }: { category: BookingCategory }) => {
  const { icon, tint, edge } = categoryStyles[category];
  return (
    <Swatch className="plan-swatch" data-tint={tint} data-edge={edge} aria-hidden="true">
      <span className="plan-fill">
        <svg className="plan-icon" viewBox="0 0 24 24">
          <path d={icon} />
        </svg>
      </span>
    </Swatch>
  );
};
