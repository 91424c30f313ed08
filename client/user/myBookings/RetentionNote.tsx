import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { bookingRetentionYears } from '@platzwart/contracts/core';

const Root = styled('p')(({ theme }) => ({ margin: 0, color: theme.vars.palette.text.secondary }));

/** Explains why old bookings are not listed: they no longer have an owner. */
export const RetentionNote = () => {
  const { t } = useTranslation('myBookings');
  return <Root>{t(($) => $.keptFor, { count: bookingRetentionYears })}</Root>;
};
