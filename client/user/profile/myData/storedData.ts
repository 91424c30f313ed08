import * as v from 'valibot';

export type Fact = string | number | boolean | null;
/** The stored data of a person, as the server sends them: facts by name, and groups and lists of them. */
export type StoredValue = Fact | StoredValue[] | { [name: string]: StoredValue };

const storedValueSchema: v.GenericSchema<unknown, StoredValue> = v.union([
  v.string(),
  v.number(),
  v.boolean(),
  v.null(),
  v.array(v.lazy(() => storedValueSchema)),
  v.record(
    v.string(),
    v.lazy(() => storedValueSchema),
  ),
]);
const personSchema = v.record(v.string(), storedValueSchema);

/** Throws where the text is no JSON of that shape. */
export const decodeStoredData = (json: string): Readonly<Record<string, StoredValue>> =>
  v.parse(personSchema, JSON.parse(json));

export const isFact = (value: StoredValue): value is Fact => value === null || typeof value !== 'object';

/** `cancelledAt` → `Cancelled at`: for names that the texts do not contain. */
export const readable = (name: string): string => {
  const words = name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll(/[_-]+/g, ' ')
    .trim()
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

type Group = Readonly<Record<string, StoredValue>>;

export const isGroup = (value: StoredValue): value is { [name: string]: StoredValue } =>
  !isFact(value) && !Array.isArray(value);

const isIdentifier = (name: string): boolean => name.endsWith('Id');
const isEmpty = (value: StoredValue): boolean => value === null || value === '';

/** A group as it is read: what is stored, the technical identifiers apart, and the names of what is not stored. */
export const partsOf = (group: Group) => {
  const named = Object.entries(group);
  return {
    shown: named.filter(([name, value]) => !isIdentifier(name) && !isEmpty(value)),
    identifiers: named.filter(([name, value]) => isIdentifier(name) && !isEmpty(value)),
    missing: named.filter(([, value]) => isEmpty(value)).map(([name]) => name),
  };
};

const billing = ['invoicesGoToAnother', 'hasGuardian', 'business'] as const;
const accountGroups = {
  person: ['firstName', 'lastName', 'userID', 'personId'],
  contact: ['email', 'newEmail', 'phone', 'address', 'language'],
  access: [
    'role',
    'discount',
    'limits',
    'verified',
    'active',
    'secondFactor',
    'erasureRequested',
    'bookingReminders',
    ...billing,
  ],
} as const;
export type AccountGroup = keyof typeof accountGroups | 'more';

const only = (group: Group, isWanted: (name: string) => boolean): Group =>
  Object.fromEntries(Object.entries(group).filter(([name]) => isWanted(name)));

/** The account by subject; what no subject names is under `more`, so that nothing is left out. */
export const accountBySubject = (account: Group): readonly (readonly [AccountGroup, Group])[] => {
  const { person, contact, access } = accountGroups;
  const known: readonly string[] = [...person, ...contact, ...access];
  const under = (names: readonly string[]) => only(account, (name) => names.includes(name));
  const groups = [
    ['person', under(person)],
    ['contact', under(contact)],
    ['access', under(access)],
    ['more', only(account, (name) => !known.includes(name))],
  ] as const;
  return groups.filter(([, group]) => Object.keys(group).length > 0);
};

/** The facts that name an entry of a list, in order; the rest of it is unfolded. */
const titleFacts: Readonly<Record<string, readonly string[]>> = {
  sessions: ['browser', 'system', 'usedAt'],
  history: ['at', 'what'],
  bookings: ['date', 'start', 'end', 'sport', 'court', 'state'],
  games: ['date', 'start', 'end', 'sport', 'court', 'state'],
  seasonOffers: ['fromDate', 'start', 'end', 'sport', 'seasonAnswer'],
  waitingList: ['date', 'start', 'end', 'sport', 'state'],
  steps: ['at', 'step'],
  letters: ['kind', 'sentAt', 'state'],
};

/** An entry's naming facts and the rest of it; an entry of an unknown list has no title. */
export const titleAndRest = (list: string, entry: Group): Readonly<{ title: Group; rest: Group }> => {
  const names = titleFacts[list] ?? [];
  const title = names.flatMap((name) => (name in entry && !isEmpty(entry[name] ?? null) ? [name] : []));
  return {
    title: Object.fromEntries(title.map((name) => [name, entry[name] ?? null])),
    rest: only(entry, (name) => !title.includes(name)),
  };
};
