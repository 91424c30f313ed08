import type { i18n as I18n } from 'i18next';
import { I18nextProvider } from 'react-i18next';
import { RelayEnvironmentProvider } from 'react-relay';
import type { Environment } from 'relay-runtime';
import { useCourtPlan } from '../../booking/data/useCourtPlan.ts';
import { CourtGrid } from '../../booking/grid/CourtGrid.tsx';
import { useDayBuilder } from '../../booking/plan/useDayBuilder.ts';
import type { Slot } from '../../booking/plan/slot.ts';
import type { SportPlan } from '../../booking/plan/sportPlan.ts';
import { ClubLook } from '../../ui/ClubLook.tsx';
import { clock, day } from './planOfCourts.ts';

const wanted = { sport: 'TENNIS', date: day };
const own: ReadonlyMap<string, unknown> = new Map();
/** The same list each time, as in `useBooking`. */
const selection: readonly Slot[] = [];
const nothing = {
  onActivate: () => undefined,
  onRange: () => false,
  onShrink: () => false,
  onDay: () => undefined,
  onEscape: () => undefined,
  onLeave: () => undefined,
};

const Plan = ({ plan }: { plan: SportPlan }) => {
  const { shown, bookings, marks } = useCourtPlan(wanted);
  const build = useDayBuilder();
  if (!shown) return null;
  const built = build(plan, { date: day, bookings, own, selection }, clock);
  return <CourtGrid day={built} clock={clock} marks={marks} only={null} isBusy={false} why={null} actions={nothing} />;
};

type GridToMeasureProps = { environment: Environment; i18n: I18n; plan: SportPlan };

/** The plan of one day as the booking page shows it, from the Relay store to its cells, without what stands around it. */
export const GridToMeasure = ({ environment, i18n, plan }: GridToMeasureProps) => (
  <I18nextProvider i18n={i18n}>
    <ClubLook>
      <RelayEnvironmentProvider environment={environment}>
        <Plan plan={plan} />
      </RelayEnvironmentProvider>
    </ClubLook>
  </I18nextProvider>
);
