import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Court } from '@platzwart/contracts/core';
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden.tsx';
import type { CellTexts } from './useCellTexts.ts';

type PlanHeadProps = { columns: readonly Readonly<{ court: Court }>[]; texts: CellTexts };

const isSame = (a: PlanHeadProps, b: PlanHeadProps): boolean =>
  a.texts === b.texts &&
  a.columns.length === b.columns.length &&
  a.columns.every(({ court }, index) => court === b.columns[index]?.court);

/** One heading per court: its number where there is little room, its name otherwise, and the colour of its surface. */
const DrawnHead = ({ columns, texts }: PlanHeadProps) => {
  const { t } = useTranslation('courtPlan');
  return (
    <thead>
      <tr>
        <th scope="col" className="plan-corner">
          <VisuallyHidden>{t(($) => $.time)}</VisuallyHidden>
        </th>
        {columns
          .map(({ court }) => ({ court, name: texts.court(court) }))
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
