import { type ClubDescription, bookingRulesSet, clubDescribed, sportArranged } from '@platzwart/contracts/club';
import { type EventDefinition, type SportArrangement, streams } from '@platzwart/contracts/core';
import type { EventStore, RecordedEvent } from '@platzwart/event-store';
import { dataOf } from './eventData.ts';

/** The facts about the club that e-mails name. */
export type Club = Readonly<{
  name: string;
  /** Address, telephone and e-mail, one line each. */
  contact: readonly string[];
  /** The address for replies; null if the club has set none. */
  email: string | null;
  /** `courts.TENNIS[3]`. */
  courts: Readonly<Record<string, Readonly<Record<number, string>>>>;
  /** Courts and opening hours of each sport. */
  sports: Readonly<Record<string, SportArrangement>>;
  /** Hours before the start until which an owner may cancel; null if there are no rules yet. */
  cancellationHours: number | null;
}>;

export const namelessClub: Club = {
  ...{ name: 'Platzwart', contact: [], email: null, courts: {}, sports: {}, cancellationHours: null },
};

const described = (club: Club, { displayName, email, phoneNumber, addresses }: ClubDescription): Club => {
  const { street, houseNumber, zip, city } = addresses.office;
  const contact = [`${street} ${houseNumber}, ${zip} ${city}`, `${phoneNumber} · ${email}`];
  return { ...club, name: displayName, email, contact };
};

const arranged = (club: Club, arrangement: SportArrangement): Club => {
  const { sport, courts } = arrangement;
  const names = Object.fromEntries(courts.map(({ number, name }) => [number, name]));
  return { ...club, courts: { ...club.courts, [sport]: names }, sports: { ...club.sports, [sport]: arrangement } };
};

type Change = (club: Club, event: RecordedEvent) => Club;

/** An event that cannot be read changes nothing: an e-mail with an older telephone number is better than none. */
const change =
  <Data>(
    definition: EventDefinition<Readonly<{ type: string; data: Data }>>,
    apply: (club: Club, data: Data) => Club,
  ): Change =>
  (club, event) => {
    try {
      return apply(club, dataOf(definition, event));
    } catch {
      return club;
    }
  };

const changes: Readonly<Record<string, Change>> = {
  [clubDescribed.type]: change(clubDescribed, described),
  [sportArranged.type]: change(sportArranged, arranged),
  [bookingRulesSet.type]: change(bookingRulesSet, (club, { cancellationHours }) => ({ ...club, cancellationHours })),
};

const evolve = (club: Club, event: RecordedEvent): Club => changes[event.type]?.(club, event) ?? club;

/** The club as of the end of its log. It is read anew for each batch of e-mails, because these events are few. */
export const readClub = async (store: Pick<EventStore, 'read'>): Promise<Club> =>
  (await store.read(streams.club)).reduce(evolve, namelessClub);
