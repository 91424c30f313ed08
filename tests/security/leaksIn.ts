/** What of an account or a booking is its owner's and ADMIN's alone (decisions.md B24, B25, C5). */
const ownersAlone = ['user', 'price', 'paymentMethod', 'paymentState', 'remark', 'cancelReason', 'cancelableUntil'];

type Facts = Readonly<Record<string, unknown>>;

const isFacts = (value: unknown): value is Facts => typeof value === 'object' && value !== null;

/** Everything in an answer that the person `own` may not see, in words; `secrets` are texts that belong to others. */
export const leaksIn = (answer: unknown, own: string, secrets: readonly string[]): readonly string[] => {
  const found: string[] = [];
  const look = (value: unknown): void => {
    if (!isFacts(value)) return;
    if (value['__typename'] === 'User' && value['_id'] !== own) found.push(`an account of ${String(value['userID'])}`);
    if (value['__typename'] === 'Booking' && value['mine'] === false)
      found.push(
        ...ownersAlone.filter((field) => (value[field] ?? null) !== null).map((field) => `${field} of a booking`),
      );
    Object.values(value).forEach(look);
  };
  look(answer);
  const text = JSON.stringify(answer);
  return [...found, ...secrets.filter((secret) => text.includes(secret))];
};
