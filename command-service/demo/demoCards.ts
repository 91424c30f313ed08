import type { VoucherType } from '@platzwart/contracts/core';
import { consentVersion, voucherId } from '@platzwart/contracts/voucher';
import { clubNow } from '../booking/domain/clubNow.ts';
import type { Answer } from '../core/commandStream.ts';
import type { DemoContext } from './demoCommands.ts';
import { type DemoDay, isoOf } from './demoOrder.ts';
import type { DemoPerson } from './demoPeople.ts';
import { seededRandom } from './seededRandom.ts';

/** A person orders an hour card for themselves. */
export type CardOrder = Readonly<{ decidedAt: string; person: DemoPerson; voucherType: VoucherType }>;

const cardOf =
  (who: string, voucherType: VoucherType, daysAgo: number) =>
  ({ now }: DemoDay, people: readonly DemoPerson[]): readonly CardOrder[] =>
    people
      .filter(({ person: { email } }) => email?.startsWith(`${who}@`))
      .map((person) => ({ decidedAt: isoOf(now.subtract({ hours: daysAgo * 24 })), person, voucherType }));

/** Older than all bookings, some of which it pays. */
export const annasCard = cardOf('anna', 'ADULT', 45);
/** Not paid yet, and young enough to withdraw from. */
export const bensCard = cardOf('ben', 'STUDENT', 3);

/** Orders the cards; ids come from `seed`, so that the same order again changes nothing. */
export const enterCards = (
  { service, callBy, settings }: DemoContext,
  orders: readonly CardOrder[],
  seed: number,
): Promise<readonly Answer<string>[]> => {
  const { uuid } = seededRandom(seed);
  return Promise.all(
    orders.map(({ decidedAt, person, voucherType }) => {
      const { personId, role } = person;
      const data = {
        ...{ voucherId: voucherId(uuid()), owner: { personId, role }, caller: { personId, role }, voucherType },
        ...{ consent: consentVersion, now: clubNow(decidedAt), settings },
      };
      const command = { type: 'OrderVoucher', data } as const;
      return service.ledger.send(command, callBy(person, decidedAt, command));
    }),
  );
};
