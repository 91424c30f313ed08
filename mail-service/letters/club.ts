import { streams } from '@platzwart/contracts/core';
import type { EventStore, RecordedEvent } from '@platzwart/event-store';
import * as v from 'valibot';

/** The club as letters name it. */
export type Club = Readonly<{
  name: string;
  /** Address, telephone, e-mail: a line each. */
  contact: readonly string[];
  /** Who answers are written to; null where the club has not said. */
  email: string | null;
  /** `courts.TENNIS[3]`. */
  courts: Readonly<Record<string, Readonly<Record<number, string>>>>;
  /** Until so many hours before the start an owner may cancel; null while there are no rules. */
  cancellationHours: number | null;
}>;

export const namelessClub: Club = { name: 'Platzwart', contact: [], email: null, courts: {}, cancellationHours: null };

const text = v.string();
const describedSchema = v.object({
  displayName: text,
  email: text,
  phoneNumber: text,
  addresses: v.object({ office: v.object({ city: text, street: text, zip: text, houseNumber: text }) }),
});
const arrangedSchema = v.object({ sport: text, courts: v.array(v.object({ number: v.number(), name: text })) });
const rulesSchema = v.object({ cancellationHours: v.number() });

const described = (
  club: Club,
  { displayName, email, phoneNumber, addresses }: v.InferOutput<typeof describedSchema>,
): Club => {
  const { street, houseNumber, zip, city } = addresses.office;
  const contact = [`${street} ${houseNumber}, ${zip} ${city}`, `${phoneNumber} · ${email}`];
  return { ...club, name: displayName, email, contact };
};

const arranged = (club: Club, { sport, courts }: v.InferOutput<typeof arrangedSchema>): Club => {
  const names = Object.fromEntries(courts.map(({ number, name }) => [number, name]));
  return { ...club, courts: { ...club.courts, [sport]: names } };
};

type Change = (club: Club, data: unknown) => Club;

/** What cannot be read changes nothing: a letter with an older telephone number is better than none. */
const change =
  <Schema extends v.GenericSchema>(schema: Schema, apply: (club: Club, data: v.InferOutput<Schema>) => Club): Change =>
  (club, data) => {
    const read = v.safeParse(schema, data);
    return read.success ? apply(club, read.output) : club;
  };

const changes: Readonly<Record<string, Change>> = {
  ClubDescribed: change(describedSchema, described),
  SportArranged: change(arrangedSchema, arranged),
  BookingRulesSet: change(rulesSchema, (club, rules) => ({ ...club, ...rules })),
};

const evolve = (club: Club, { type, data }: RecordedEvent): Club => changes[type]?.(club, data) ?? club;

/** The club as its log knows it now: few events, read anew for each round of letters. */
export const readClub = async (store: Pick<EventStore, 'read'>): Promise<Club> =>
  (await store.read(streams.club)).reduce(evolve, namelessClub);
