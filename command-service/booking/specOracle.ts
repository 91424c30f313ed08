import type { CourtBlock } from '@platzwart/contracts/booking';
import type { PriceRow, Role } from '@platzwart/contracts/core';

/** Each half hour of a block as text; two blocks share a minute of a court where they share one of these. */
export const halfHoursOf = ({ sport, court, date, start, end }: CourtBlock): readonly string[] => {
  const clock = (time: string): number => {
    const [hour = '', minute = ''] = time.split(':');
    return Number(hour) * 2 + Number(minute) / 30;
  };
  return Array.from(
    { length: clock(end) - clock(start) },
    (_, index) => `${sport}/${court}/${date}/${clock(start) + index}`,
  );
};

const column = (role: Role, isWeekend: boolean) => {
  const columns = {
    GUEST: ['guest', 'weekendGuest'],
    TRAINER: ['trainer', 'weekendTrainer'],
    MEMBER: ['member', 'weekendMember'],
    ADMIN: ['member', 'weekendMember'],
  } as const;
  return columns[role][isWeekend ? 1 : 0];
};

/** Half up on the text of the exact decimal value, as one would by hand. */
const roundedByHand = (numerator: bigint, denominator: bigint): bigint => {
  const rest = (numerator % denominator) * 2n;
  return numerator / denominator + (rest >= denominator ? 1n : 0n);
};

type Asked = Readonly<{
  rows: readonly PriceRow[];
  date: string;
  /** Minutes from midnight of each slot's start, and the length of all of them. */
  starts: readonly number[];
  slot: number;
  role: Role;
  discount: number;
}>;

/** What a block costs, worked out in another way than the product does it: slot by slot, in whole numbers of any size. */
export const oraclePrice = ({ rows, date, starts, slot, role, discount }: Asked): number => {
  const weekday = new Date(`${date}T12:00:00Z`).getUTCDay();
  const name = column(role, weekday === 0 || weekday === 6);
  const priceFrom = (start: number): bigint => {
    const valid = rows.filter(({ time }) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5)) <= start);
    return BigInt(valid.at(-1)?.[name] ?? 0);
  };
  const prices = starts.map((start) => roundedByHand(priceFrom(start) * BigInt(slot), 60n));
  const reduced = prices.map((price) => roundedByHand(price * BigInt(100 - discount), 100n));
  return Number(reduced.reduce((sum, price) => sum + price, 0n));
};
