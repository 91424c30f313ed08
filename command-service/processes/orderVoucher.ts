import { type AddVoucher, voucherId } from '@platzwart/contracts/voucher';
import { type PersonInClub, actingPerson, mayActFor } from '../booking/handlers/actingPerson.ts';
import type { LedgerDependencies } from '../booking/handlers/ledgerDependencies.ts';
import { clubNow } from '../booking/domain/clubNow.ts';
import type { Call } from '../core/call.ts';
import { refusal } from '../core/commandAnswers.ts';
import type { Answer } from '../core/commandStream.ts';

type Dependencies = LedgerDependencies &
  Readonly<{
    /** The person who has this member number today. */
    personByNumber: (memberNumber: string) => PersonInClub | null;
    /** A new UUID. */
    newId: () => string;
  }>;

/**
 * A person orders a card for themselves or as guardian for a child (decisions.md N5), or an ADMIN for another person: adds people, settings,
 * clock and id; the ledger decides. Refuses with LOGIN_REQUIRED, ERR_NOT_AUTHORIZED (deactivated, or naming another person's member number:
 * decisions.md C4), ERR_USER_NOT_FOUND, ERR_USER_DEACTIVATED, ERR_LOAD_SETTINGS (a club without booking rules), and with the ledger's codes.
 */
export const orderVoucher =
  ({ personById, personByNumber, settings, ledger, newId }: Dependencies) =>
  async ({ userID, voucherType, consent }: AddVoucher['data'], call: Call): Promise<Answer<string>> => {
    const acting = actingPerson(personById, call);
    if ('refusedWith' in acting) return refusal(acting.refusedWith);
    const caller = acting.person;
    const owner = personByNumber(userID);
    if (!mayActFor(caller, owner) && caller.role !== 'ADMIN') return refusal('ERR_NOT_AUTHORIZED');
    if (!owner?.active) return rejected(owner ? 'ERR_USER_DEACTIVATED' : 'ERR_USER_NOT_FOUND');
    const inForce = settings();
    if (!inForce) return refusal('ERR_LOAD_SETTINGS');
    const data = {
      voucherId: voucherId(newId()),
      ...{ owner: cardHolder(owner), voucherType, consent },
      caller: cardHolder(buyerOf(owner, caller, consent)),
      ...{ now: clubNow(call.now), settings: inForce },
    };
    return ledger.send({ type: 'OrderVoucher', data }, call);
  };

/** A guardian consents in the child's place. An ADMIN who is one enters the card for the club where they give no consent. */
const buyerOf = (owner: PersonInClub, caller: PersonInClub, consent: string | null): PersonInClub =>
  mayActFor(caller, owner) && (caller.role !== 'ADMIN' || consent !== null) ? owner : caller;

const rejected = (code: string): Answer<string> => ({ outcome: 'rejected', code, fields: ['userID'] });

const cardHolder = ({ personId, role }: PersonInClub) => ({ personId, role });
