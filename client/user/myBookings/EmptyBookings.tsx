import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../ui/Button.tsx';
import { CourtGlyph } from '../../ui/CourtGlyph.tsx';
import { radius } from '../../ui/shape.ts';

const Root = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(4),
  justifyItems: 'center',
  padding: theme.spacing(8, 5),
  border: `1px dashed ${theme.vars.palette.control.border}`,
  borderRadius: radius.hero,
  textAlign: 'center',
  '& > svg': { width: 'min(100%, 260px)', borderRadius: radius.card },
  '& h2': { ...theme.typography.h2, margin: 0 },
  '& p': { margin: 0, maxWidth: '46ch', color: theme.vars.palette.text.secondary },
}));

/** Nothing there yet, and the way to change that. */
export const EmptyBookings = ({ tab }: { tab: 'upcoming' | 'past' }) => {
  const { t } = useTranslation('user');
  return (
    <Root>
      <CourtGlyph sport="TENNIS" />
      <h2>{t(($) => $.bookings.empty[tab].title)}</h2>
      <p>{t(($) => $.bookings.empty[tab].text)}</p>
      <ButtonLink to="/booking">{t(($) => $.bookings.empty.action)}</ButtonLink>
    </Root>
  );
};
