import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';

const Hint = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  margin: theme.spacing(3, 0, 0),
  color: theme.vars.palette.text.secondary,
  // Who has no keyboard cannot use it.
  '@media (hover: none)': { display: 'none' },
  '@media print': { display: 'none' },
}));

export const KeyHint = () => {
  const { t } = useTranslation('bookingAdmin');
  return <Hint>{t(($) => $.keys)}</Hint>;
};
