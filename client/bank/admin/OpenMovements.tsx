import styled from '@emotion/styled';
import { BookingGuard } from './BookingGuard.tsx';
import { Matches } from './Matches.tsx';
import { OtherIncome } from './OtherIncome.tsx';
import { Proposals } from './Proposals.tsx';
import type { Inbox } from './useBankInbox.ts';
import { useSettlements } from './useSettlements.ts';

const Column = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(5),
}));

type OpenMovementsProps = { inbox: Inbox; onChanged: () => void };

/** Movements that are not settled, by what is to be done with them. */
export const OpenMovements = ({ inbox: { movements, awaited }, onChanged }: OpenMovementsProps) => {
  const settlements = useSettlements(onChanged);
  return (
    <Column>
      <Matches movements={movements.filter(({ match }) => match === 'MATCH')} settlements={settlements} />
      <Proposals
        movements={movements.filter(({ match }) => match === 'PROPOSAL')}
        settlements={settlements}
        onAside={onChanged}
      />
      <OtherIncome
        movements={movements.filter(({ match }) => match === 'NONE')}
        awaited={awaited}
        settlements={settlements}
        onAside={onChanged}
      />
      <BookingGuard isBooking={settlements.left > 0} />
    </Column>
  );
};
