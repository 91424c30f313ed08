import { useTranslation } from 'react-i18next';
import styled from '@emotion/styled';
import { radius } from '../ui/theme/shape.ts';

const Link = styled('a')(({ theme }) => ({
  position: 'absolute',
  zIndex: theme.zIndex.tooltip,
  top: theme.spacing(2),
  left: theme.spacing(4),
  padding: theme.spacing(3, 5),
  borderRadius: radius.control,
  background: theme.vars.palette.court.surround,
  color: theme.vars.palette.ball,
  fontWeight: 600,
  transform: 'translateY(-200%)',
  '&:focus': { transform: 'none' },
  '@media print': { display: 'none' },
}));

export const SkipLink = () => {
  const { t } = useTranslation('core');
  return <Link href="#content">{t(($) => $.skipToContent)}</Link>;
};
