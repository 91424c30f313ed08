import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/buttons/Button.tsx';
import { EmptyList } from '../../ui/feedback/EmptyList.tsx';
import { EmptyBookings } from './EmptyBookings.tsx';
import type { Period } from './shownBookings.ts';
import type { StateChoice } from './stateChoices.ts';

/** The filter found nothing, and the way back to everything. */
const NoneInState = ({ state, onReset }: { state: Exclude<StateChoice, 'ALL'>; onReset: () => void }) => {
  const { t } = useTranslation('myBookings');
  return (
    <EmptyList
      title={t(($) => $.filter.none, { state: t(($) => $.state[state]).toLowerCase() })}
      text={t(($) => $.filter.noneText)}
      action={
        <Button variant="secondary" onClick={onReset}>
          {t(($) => $.filter.reset)}
        </Button>
      }
    />
  );
};

type NoBookingsProps = { period: Period; state: StateChoice; onReset: () => void };

/** Nothing there yet, or nothing in the chosen state. */
export const NoBookings = ({ period, state, onReset }: NoBookingsProps) =>
  state === 'ALL' ? <EmptyBookings tab={period} /> : <NoneInState state={state} onReset={onReset} />;
