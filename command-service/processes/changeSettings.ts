import type { ChangeSettings } from '@platzwart/contracts/club';
import { clubNow } from '../booking/domain/clubNow.ts';
import { clubDecider } from '../club/domain/clubDecider.ts';
import type { ClubErrorCode } from '../club/domain/clubDecision.ts';
import type { ClubState } from '../club/domain/clubState.ts';
import { canonicalJson } from '../core/canonicalJson.ts';
import type { Call } from '../core/call.ts';
import type { Answer } from '../core/commandStream.ts';
import { reject } from '../core/decider.ts';
import { unfitBookings } from '../ledger/courts/clearCourts.ts';
import { type ClearanceDependencies, clearCourts } from './clearCourts.ts';

type Data = ChangeSettings['data'];

/** The sports whose courts or hours differ, and those that are no longer offered. */
const changedSports = (before: ClubState, after: ClubState): readonly string[] => {
  const arrangementOf = ({ sports }: ClubState, sport: string): string => {
    const found = sports.find((each) => each.sport === sport);
    return found ? canonicalJson([found.courts, found.opensAt, found.closesAt]) : '';
  };
  return before.sports
    .map(({ sport }) => sport)
    .filter((sport) => arrangementOf(before, sport) !== arrangementOf(after, sport));
};

/** The settings as they would be; unchanged where the change is refused, which the stream decides once more. */
const stateAfter = (data: Data, before: ClubState): ClubState => {
  const decision = clubDecider.decide({ type: 'ChangeSettings', data, clearance: null }, before);
  return decision.outcome === 'accepted' ? decision.events.reduce(clubDecider.evolve, before) : before;
};

/** Why a change that hurts bookings is refused; null where it is forced for a reason. */
const refusalOf = ({ force, reason }: Data) => {
  if (!force) return reject('ERR_SETTINGS_HURT_BOOKINGS', 'force');
  return reason ? null : reject('ERR_INVALID_INPUT', 'reason');
};

/**
 * Changes several settings together. Where future bookings would no longer fit, it refuses with ERR_SETTINGS_HURT_BOOKINGS, or with `force`
 * cancels them for the reason (decisions.md N29, P20, P26); without a reason it refuses with ERR_INVALID_INPUT (`reason`). Otherwise
 * refuses as the club's decider does. A crash between the settings and the cancellations is repaired by `finishClearances`.
 */
export const changeSettings =
  (dependencies: ClearanceDependencies) =>
  async (data: Data, call: Call): Promise<Answer<ClubErrorCode>> => {
    const { club, ledger, newId } = dependencies;
    const before = club.current().state;
    const after = stateAfter(data, before);
    const sports = changedSports(before, after);
    const where = { sports, arrangements: after.sports };
    const isHurting =
      sports.length > 0 && unfitBookings(ledger.current().state.courts, where, clubNow(call.now)).length > 0;
    const refusal = isHurting ? refusalOf(data) : null;
    if (refusal) return refusal;
    const clearance = isHurting ? { clearanceId: newId(), sports } : null;
    const answer = await club.send({ type: 'ChangeSettings', data, clearance }, call);
    if (answer.outcome === 'rejected') return answer;
    const ordered = club.current().state.clearances.find(({ clearanceId }) => clearanceId === clearance?.clearanceId);
    if (ordered) await clearCourts(dependencies)(ordered, call);
    return answer;
  };
