import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../ui/buttons/Button.tsx';
import { CourtGlyph } from '../../ui/graphics/CourtGlyph.tsx';
import { radius } from '../../ui/theme/shape.ts';

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

/** Says that there are no bookings, with a link to the plan. */
export const EmptyBookings = ({ tab }: { tab: 'upcoming' | 'past' }) => {
  const { t } = useTranslation('myBookings');
  return (
    <Root>
      <CourtGlyph sport="TENNIS" />
      <h2>{t(($) => $.empty[tab].title)}</h2>
      <p>{t(($) => $.empty[tab].text)}</p>
      <ButtonLink to="/booking">{t(($) => $.empty.action)}</ButtonLink>
    </Root>
  );
};
