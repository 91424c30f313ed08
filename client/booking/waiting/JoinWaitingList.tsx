import { useState } from 'react';
import { mdiClockPlusOutline } from '@mdi/js';
import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import type { Day } from '../../courtPlan/plan/cell.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { Icon } from '../../ui/graphics/Icon.tsx';
import type { BookingSetup } from '../data/useBookingSetup.ts';
import { JoinSheet } from './JoinSheet.tsx';

const Line = styled('p')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(2, 4),
  alignItems: 'center',
  margin: theme.spacing(4, 0, 0),
  '*:fullscreen > &': { display: 'none' },
  '@media print': { display: 'none' },
}));

type JoinWaitingListProps = { day: Pick<Day, 'sport' | 'date'>; setup: Pick<BookingSetup, 'children' | 'bookedFor'> };

/** The way to the waiting list, for whom nothing that is free on this day suits (decisions.md N25). */
export const JoinWaitingList = ({ day, setup }: JoinWaitingListProps) => {
  const { t } = useTranslation('deferredBooking');
  const [isOpen, setOpen] = useState(false);
  return (
    <Line>
      {t(($) => $.waiting.question)}
      <Button variant="secondary" icon={<Icon path={mdiClockPlusOutline} />} onClick={() => setOpen(true)}>
        {t(($) => $.waiting.join)}
      </Button>
      {isOpen && <JoinSheet day={day} setup={setup} onClose={() => setOpen(false)} />}
    </Line>
  );
};
