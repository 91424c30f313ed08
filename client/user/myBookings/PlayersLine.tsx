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
  const { players, playingFamily, user } = booking;
  const nameOf = (player: Player): string | null => {
    if (player.guestName != null) return t(($) => $.guest, { name: player.guestName });
    if (!player.user || player.user.userID === viewer.userID) return null;
    return `${player.user.firstName} ${player.user.lastName}`;
  };
  const playingText = ({ userID, firstName }: Readonly<{ userID: string; firstName: string }>): string => {
    const booker = user ? `${user.firstName} ${user.lastName}` : null;
    if (userID !== viewer.userID) {
      return booker === null
        ? t(($) => $.playingChild, { child: firstName })
        : t(($) => $.playingChildWith, { child: firstName, name: booker });
    }
    return booker === null ? t(($) => $.playing) : t(($) => $.playingWith, { name: booker });
  };
  const names = (players ?? []).map(nameOf).filter((name) => name !== null);
  const isOfChild = playingFamily.length === 0 && user && user.userID !== viewer.userID;
  return (
    <>
      {isOfChild && <Line>{t(($) => $.ofChild, { name: `${user.firstName} ${user.lastName}` })}</Line>}
      {playingFamily.map((player) => (
        <Line key={player.userID}>{playingText(player)}</Line>
      ))}
      {names.length > 0 && <Line>{t(($) => $.players, { names: names.join(', ') })}</Line>}
    </>
  );
};
