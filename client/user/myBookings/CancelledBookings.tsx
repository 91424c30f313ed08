import type { ComponentProps } from 'react';
import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { radius, touchTarget } from '../../ui/theme/shape.ts';
import { BookingList } from './BookingList.tsx';

const Fold = styled('details')(({ theme }) => ({
  '& > summary': {
    width: 'fit-content',
    padding: theme.spacing(2, 3),
    minHeight: touchTarget,
    borderRadius: radius.control,
    color: theme.vars.palette.text.secondary,
    fontWeight: 600,
    cursor: 'pointer',
  },
  '&[open] > summary': { marginBottom: theme.spacing(2) },
}));

/** The bookings that the person has cancelled, hidden until they are unfolded. */
export const CancelledBookings = (list: ComponentProps<typeof BookingList>) => {
  const { t } = useTranslation('myBookings');
  if (list.bookings.length === 0) return null;
  return (
    <Fold>
      <summary>{t(($) => $.cancelled, { count: list.bookings.length })}</summary>
      <BookingList {...list} />
    </Fold>
  );
};
