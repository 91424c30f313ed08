import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { useViewer } from '../../core/session/useViewer.ts';
import type { BookingEntry } from './useBookingEntry.ts';

const Line = styled('p')(({ theme }) => ({ ...theme.typography.body2, margin: 0, overflowWrap: 'anywhere' }));

type Player = NonNullable<BookingEntry['booking']['players']>[number];

/** Whose booking it is, where it is somebody else's, and who plays. Those whose names are no longer stored are left out. */
export const PlayersLine = ({ booking }: Pick<BookingEntry, 'booking'>) => {
  const { t } = useTranslation('myBookings');
  const viewer = useViewer();
  const { players, playing, user } = booking;
  const nameOf = (player: Player): string | null => {
    if (player.guestName != null) return t(($) => $.guest, { name: player.guestName });
    if (!player.user || player.user.userID === viewer.userID) return null;
    return `${player.user.firstName} ${player.user.lastName}`;
  };
  const names = (players ?? []).map(nameOf).filter((name) => name !== null);
  const isOfChild = !playing && user && user.userID !== viewer.userID;
  return (
    <>
      {isOfChild && <Line>{t(($) => $.ofChild, { name: `${user.firstName} ${user.lastName}` })}</Line>}
      {playing && (
        <Line>
          {user ? t(($) => $.playingWith, { name: `${user.firstName} ${user.lastName}` }) : t(($) => $.playing)}
        </Line>
      )}
      {names.length > 0 && <Line>{t(($) => $.players, { names: names.join(', ') })}</Line>}
    </>
  );
};
