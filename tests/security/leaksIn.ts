/** Fields of an account or a booking that only its owner and ADMIN may see (decisions.md B24, B25, C5). */
const ownersAlone = ['user', 'price', 'paymentMethod', 'paymentState', 'remark', 'cancelReason', 'cancelableUntil'];

type Facts = Readonly<Record<string, unknown>>;

const isFacts = (value: unknown): value is Facts => typeof value === 'object' && value !== null;

const factsIn = (value: unknown): readonly Facts[] =>
  isFacts(value) ? [value, ...Object.values(value).flatMap(factsIn)] : [];

const isForeignAccount = (facts: Facts, own: string): boolean => facts['__typename'] === 'User' && facts['_id'] !== own;
const isForeignBooking = (facts: Facts): boolean => facts['__typename'] === 'Booking' && facts['mine'] === false;

/** Number of bookings of others in an answer: without any, the absence of leaks proves nothing. */
export const foreignBookingsIn = (answer: unknown): number => factsIn(answer).filter(isForeignBooking).length;

/** Describes everything in an answer that the person `own` may not see; `secrets` are texts of others. */
export const leaksIn = (answer: unknown, own: string, secrets: readonly string[]): readonly string[] => {
  const facts = factsIn(answer);
  const text = JSON.stringify(answer);
  return [
    ...facts.filter((each) => isForeignAccount(each, own)).map(({ userID }) => `an account of ${String(userID)}`),
    ...facts.filter(isForeignBooking).flatMap(leaksInBooking),
    ...secrets.filter((secret) => text.includes(secret)),
  ];
};

const leaksInBooking = (booking: Facts): readonly string[] =>
  ownersAlone.filter((field) => (booking[field] ?? null) !== null).map((field) => `${field} of a booking`);
