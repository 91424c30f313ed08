import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { bookingRetentionYears } from '@platzwart/contracts/core';

const Root = styled('p')(({ theme }) => ({ margin: 0, color: theme.vars.palette.text.secondary }));

/** Why a booking of long ago is not listed: it is nobody's any more. */
export const KeptFor = () => {
  const { t } = useTranslation('user');
  return <Root>{t(($) => $.bookings.keptFor, { count: bookingRetentionYears })}</Root>;
};
