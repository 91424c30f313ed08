import type { UpdateOwnBooking } from '@platzwart/contracts/booking';
import type { BookingId, PersonId } from '@platzwart/contracts/core';
import { refusal } from '../../core/commandAnswers.ts';
import type { Call } from '../../core/call.ts';
import type { Answer } from '../../core/commandStream.ts';
import { clubNow } from '../domain/clubNow.ts';
import { actingOn, actingPerson } from './actingPerson.ts';
import { bookerOf } from './booker.ts';
import type { LedgerDependencies } from './ledgerDependencies.ts';
import { type PlayersDependencies, newPlayers, unknownPlayers } from './newPlayers.ts';

type Dependencies = LedgerDependencies &
  PlayersDependencies &
  Readonly<{ ownerOf: (bookingId: BookingId) => Promise<PersonId | null | undefined> }>;

/**
 * A person changes remark and players of their own booking, or as guardian of a child's (decisions.md N5): adds person, settings and clock,
 * and seals the texts with the owner's key. Refuses with LOGIN_REQUIRED, ERR_NOT_AUTHORIZED (deactivated), ERR_LOAD_SETTINGS (a club without
 * booking rules), ERR_USER_NOT_FOUND (a player who is no active person of the club), and with the ledger's codes.
 */
export const updateAsOwner =
  (dependencies: Dependencies) =>
  async (input: UpdateOwnBooking['data'], call: Call): Promise<Answer<string>> => {
    const acting = actingPerson(dependencies.personById, call);
    if ('refusedWith' in acting) return refusal(acting.refusedWith);
    const settings = dependencies.settings();
    if (!settings) return refusal('ERR_LOAD_SETTINGS');
    const { bookingId, remark, players, guestFee, expectedRevision } = input;
    const unknown = unknownPlayers(dependencies, players ?? []);
    if (unknown.length > 0) return { outcome: 'rejected', code: 'ERR_USER_NOT_FOUND', fields: unknown };
    const owner = await dependencies.ownerOf(bookingId);
    const caller = bookerOf(actingOn(acting.person, owner, dependencies.personById));
    const data = {
      ...{ bookingId, caller, now: clubNow(call.now), settings, shownFee: guestFee, expectedRevision },
      remark: await sealedRemark(dependencies, caller.personId, remark),
      players: players && (await newPlayers(dependencies, caller.personId, players)),
    };
    return dependencies.ledger.send({ type: 'UpdateOwnBooking', data }, call);
  };

/** An empty remark removes the one that is there. */
const sealedRemark = async ({ vault }: PlayersDependencies, owner: PersonId, remark: string | null) => {
  if (remark === null) return null;
  return { sealed: remark === '' ? null : await vault.seal(owner, remark) };
};
