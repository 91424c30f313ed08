import type { CourtBlock } from '@platzwart/contracts/booking';
import type { PriceRow, Role } from '@platzwart/contracts/core';

/** Each half hour of a block as text; two blocks overlap on a court where they share one of these. */
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

/** Rounds half up on the text of the exact decimal value. */
const roundedByHand = (numerator: bigint, denominator: bigint): bigint => {
  const rest = (numerator % denominator) * 2n;
  return numerator / denominator + (rest >= denominator ? 1n : 0n);
};

type OraclePriceInput = Readonly<{
  rows: readonly PriceRow[];
  date: string;
  /** Start of each slot in minutes from midnight, and the length of all of them. */
  starts: readonly number[];
  slot: number;
  role: Role;
  discount: number;
}>;

/** The price of a block, calculated independently of the product's code: slot by slot, in bigints. */
export const oraclePrice = ({ rows, date, starts, slot, role, discount }: OraclePriceInput): number => {
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
