import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Court } from '@platzwart/contracts/core';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import type { CellWords } from './useCellWords.ts';

type PlanHeadProps = { columns: readonly Readonly<{ court: Court }>[]; words: CellWords };

const isSame = (a: PlanHeadProps, b: PlanHeadProps): boolean =>
  a.words === b.words &&
  a.columns.length === b.columns.length &&
  a.columns.every(({ court }, index) => court === b.columns[index]?.court);

/** One heading per court: its number where there is little room, its name otherwise, and the colour of its floor. */
const DrawnHead = ({ columns, words }: PlanHeadProps) => {
  const { t } = useTranslation('booking');
  return (
    <thead>
      <tr>
        <th scope="col" className="plan-corner">
          <VisuallyHidden>{t(($) => $.plan.time)}</VisuallyHidden>
        </th>
        {columns
          .map(({ court }) => ({ court, name: words.court(court) }))
          .map(({ court, name }) => (
            <th key={court.number} scope="col" title={name}>
              <span className="plan-court" aria-hidden="true">
                <span className="plan-court-number">{court.number}</span>
                <span className="plan-court-name">{court.name}</span>
                <span className="plan-court-surface" data-surface={court.surface} />
              </span>
              <VisuallyHidden>{name}</VisuallyHidden>
            </th>
          ))}
      </tr>
    </thead>
  );
};

export const PlanHead = memo(DrawnHead, isSame);
