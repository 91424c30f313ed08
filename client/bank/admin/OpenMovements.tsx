import styled from '@emotion/styled';
import { LeaveWhileBooking } from './LeaveWhileBooking.tsx';
import { ExactMatches } from './ExactMatches.tsx';
import { OtherIncome } from './OtherIncome.tsx';
import { ProposedMatches } from './ProposedMatches.tsx';
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
      <ExactMatches movements={movements.filter(({ match }) => match === 'MATCH')} settlements={settlements} />
      <ProposedMatches
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
      <LeaveWhileBooking isBooking={settlements.left > 0} />
    </Column>
  );
};
