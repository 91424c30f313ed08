import { useTranslation } from 'react-i18next';
import { useFormat } from '../formatting/useFormat.ts';
import type { EntryDetails } from './entryDetails.ts';

/** Who plays since an entry, what the guests among them cost, and who left. */
export const PlayerFacts = ({ details }: { details: EntryDetails }) => {
  const { t } = useTranslation('history');
  const { cents } = useFormat();
  const { players, guests, guestFee, player } = details;
  // A number where the names are no longer stored, or where there are none.
  const guestNames = typeof guests === 'string' ? guests.split('\n').map((name) => t(($) => $.guest, { name })) : [];
  const names = [...(players ?? []), ...guestNames];
  return (
    <>
      {players && (
        <p>{names.length === 0 ? t(($) => $.noPlayers) : t(($) => $.players, { names: names.join(', ') })}</p>
      )}
      {guestFee !== null && guestFee > 0 && <p>{t(($) => $.guestFee, { fee: cents(guestFee) })}</p>}
      {player && <p>{player}</p>}
    </>
  );
};
