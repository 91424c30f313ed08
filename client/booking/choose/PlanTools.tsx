import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  mdiArrowCollapseVertical,
  mdiArrowExpandVertical,
  mdiFitToScreenOutline,
  mdiFormatListBulleted,
  mdiInformationOutline,
  mdiPrinterOutline,
  mdiViewGridOutline,
} from '@mdi/js';
import styled from '@emotion/styled';
import type { BookingCategory } from '@platzwart/contracts/booking';
import { IconButton } from '../../ui/buttons/IconButton.tsx';
import type { PlanDensity } from '../../courtPlan/grid/planDensity.ts';
import { LegendSheet } from './LegendSheet.tsx';

const Bar = styled('div')({ display: 'flex', flex: 'none', alignItems: 'center', marginLeft: 'auto' });
const OnlyNarrow = styled('span')(({ theme }) => ({ [theme.breakpoints.up('md')]: { display: 'none' } }));
const OnlyWide = styled('span')(({ theme }) => ({
  display: 'flex',
  [theme.breakpoints.down('md')]: { display: 'none' },
}));

type PlanToolsProps = {
  view: 'grid' | 'list';
  onView: (view: 'grid' | 'list') => void;
  only: BookingCategory | null;
  onOnly: (only: BookingCategory | null) => void;
  onBoard: () => void;
  density: PlanDensity;
  onDensity: (density: PlanDensity) => void;
};

/** Other views of the same plan: list, print, full screen for the club house; and the legend of its colours. */
export const PlanTools = ({ view, onView, only, onOnly, onBoard, density, onDensity }: PlanToolsProps) => {
  const { t } = useTranslation('booking');
  const [isLegendOpen, setLegendOpen] = useState(false);
  const other = view === 'grid' ? 'list' : 'grid';
  return (
    <Bar>
      <IconButton
        icon={other === 'list' ? mdiFormatListBulleted : mdiViewGridOutline}
        label={`${t(($) => $.views.label)}: ${t(($) => $.views[other])}`}
        onClick={() => onView(other)}
      />
      <OnlyNarrow>
        <IconButton icon={mdiInformationOutline} label={t(($) => $.tools.legend)} onClick={() => setLegendOpen(true)} />
      </OnlyNarrow>
      <OnlyWide>
        <IconButton
          icon={density === 'day' ? mdiArrowExpandVertical : mdiArrowCollapseVertical}
          label={t(($) => $.tools.wholeDay)}
          aria-pressed={density === 'day'}
          onClick={() => onDensity(density === 'day' ? 'comfortable' : 'day')}
        />
        <IconButton icon={mdiPrinterOutline} label={t(($) => $.tools.print)} onClick={() => window.print()} />
        <IconButton icon={mdiFitToScreenOutline} label={t(($) => $.tools.board)} onClick={onBoard} />
      </OnlyWide>
      {isLegendOpen && <LegendSheet only={only} onChoose={onOnly} onClose={() => setLegendOpen(false)} />}
    </Bar>
  );
};
