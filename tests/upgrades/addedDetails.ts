const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const parsed = (text: unknown): Readonly<Record<string, unknown>> => {
  const value: unknown = typeof text === 'string' ? JSON.parse(text) : null;
  return isObject(value) ? value : {};
};

/** The members of `now` that `before` has, too, in the order of `before`. */
const pickedLike = (before: unknown, now: unknown): string => {
  const [older, newer] = [parsed(before), parsed(now)];
  return JSON.stringify(Object.fromEntries(Object.keys(older).map((name) => [name, newer[name]])));
};

/**
 * The answer `now` without what later releases have added to the `details` of a history: that is the data of the event as JSON text, and an
 * event gets further members, with what was meant before there were any.
 */
export const withoutAddedDetails = (before: unknown, now: unknown): unknown => {
  if (Array.isArray(before) && Array.isArray(now))
    return now.map((each: unknown, index) => withoutAddedDetails(before[index], each));
  if (!isObject(before) || !isObject(now)) return now;
  return Object.fromEntries(
    Object.entries(now).map(([name, value]) => [
      name,
      name === 'details' ? pickedLike(before[name], value) : withoutAddedDetails(before[name], value),
    ]),
  );
};
