import { useTranslation } from 'react-i18next';
import styled from '@emotion/styled';
import { version } from '../../../package.json';

const Line = styled('aside')(({ theme }) => ({
  margin: 0,
  padding: theme.spacing(0, 4, 4),
  color: theme.vars.palette.text.secondary,
  ...theme.typography.body2,
  [theme.breakpoints.up('md')]: { paddingInline: theme.spacing(6) },
  [theme.breakpoints.up('lg')]: { paddingInline: theme.spacing(10) },
  '@media print': { display: 'none' },
}));

/** The version of the pages that this browser shows, for whoever reports a fault: below every page of the dashboard. */
export const VersionLine = () => {
  const { t } = useTranslation('dashboard');
  return <Line>{t(($) => $.version, { version })}</Line>;
};
