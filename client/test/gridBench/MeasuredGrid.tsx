import type { i18n as I18n } from 'i18next';
import { I18nextProvider } from 'react-i18next';
import { RelayEnvironmentProvider } from 'react-relay';
import type { Environment } from 'relay-runtime';
import { useCourtPlan } from '../../booking/data/useCourtPlan.ts';
import { CourtGrid } from '../../courtPlan/grid/CourtGrid.tsx';
import { useDayBuilder } from '../../courtPlan/plan/useDayBuilder.ts';
import type { Slot } from '../../courtPlan/plan/slot.ts';
import type { SportPlan } from '../../courtPlan/plan/sportPlan.ts';
import { ClubThemeProvider } from '../../ui/theme/ClubThemeProvider.tsx';
import { clock, day } from './planOfCourts.ts';

const requested = { sport: 'TENNIS', date: day };
const own = new Map<string, never>();
const people: ReadonlyMap<string, string> = new Map();
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
  const { shown, bookings, marks } = useCourtPlan(requested);
  const build = useDayBuilder();
  if (!shown) return null;
  const built = build(plan, { date: day, bookings, own, people, selection }, clock);
  return (
    <CourtGrid
      day={built}
      clock={clock}
      density="comfortable"
      marks={marks}
      only={null}
      isBusy={false}
      explanation={null}
      actions={nothing}
    />
  );
};

type MeasuredGridProps = { environment: Environment; i18n: I18n; plan: SportPlan };

/** The plan of one day as on the booking page, from the Relay store to its cells, without the rest of the page. */
export const MeasuredGrid = ({ environment, i18n, plan }: MeasuredGridProps) => (
  <I18nextProvider i18n={i18n}>
    <ClubThemeProvider>
      <RelayEnvironmentProvider environment={environment}>
        <Plan plan={plan} />
      </RelayEnvironmentProvider>
    </ClubThemeProvider>
  </I18nextProvider>
);
