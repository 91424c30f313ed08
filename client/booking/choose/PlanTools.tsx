import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  mdiFitToScreenOutline,
  mdiFormatListBulleted,
  mdiInformationOutline,
  mdiPrinterOutline,
  mdiViewGridOutline,
} from '@mdi/js';
import styled from '@emotion/styled';
import type { BookingCategory } from '@platzwart/contracts/booking';
import { IconButton } from '../../ui/IconButton.tsx';
import { LegendSheet } from '../late/lateBooking.ts';

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
};

/** Other ways to look at the same plan: as a list, on paper, on the club house's screen; and what its colours mean. */
export const PlanTools = ({ view, onView, only, onOnly, onBoard }: PlanToolsProps) => {
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
        <IconButton icon={mdiPrinterOutline} label={t(($) => $.tools.print)} onClick={() => window.print()} />
        <IconButton icon={mdiFitToScreenOutline} label={t(($) => $.tools.board)} onClick={onBoard} />
      </OnlyWide>
      {isLegendOpen && (
        <Suspense>
          <LegendSheet only={only} onChoose={onOnly} onClose={() => setLegendOpen(false)} />
        </Suspense>
      )}
    </Bar>
  );
};
