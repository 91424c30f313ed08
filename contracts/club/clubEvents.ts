import type { BookingRules, PersonId, PriceRow, SportArrangement } from '../core/index.ts';

export type ClubAddress = Readonly<{
  city: string;
  street: string;
  zip: string;
  houseNumber: string;
  maps: string | null;
}>;

export type ClubDescription = Readonly<{
  displayName: string;
  email: string;
  phoneNumber: string;
  logoUrl: string | null;
  addresses: Readonly<{
    office: ClubAddress;
    inside: ClubAddress | null;
    outside: ClubAddress | null;
    invoice: Readonly<{ sameAsOffice: boolean; consignor: string; address: ClubAddress | null }>;
  }>;
}>;

/** What the law wants to be told about who runs the site (§ 5 DDG, § 18 MStV), besides address and ways to reach the club. */
export type Imprint = Readonly<{
  /** Who may act for the club. */
  board: readonly PersonId[];
  /** Who answers for what is published. */
  responsible: PersonId | null;
  register: Readonly<{ court: string; number: string }> | null;
  vatId: string | null;
}>;

export type ClubDescribed = Readonly<{ type: 'ClubDescribed'; data: ClubDescription }>;
export type ImprintStated = Readonly<{ type: 'ImprintStated'; data: Imprint }>;
export type SportArranged = Readonly<{ type: 'SportArranged'; data: SportArrangement }>;
/** `rows` are in order of time and the first begins when the sport opens. */
export type PricesSet = Readonly<{ type: 'PricesSet'; data: Readonly<{ sport: string; rows: readonly PriceRow[] }> }>;
export type BookingRulesSet = Readonly<{ type: 'BookingRulesSet'; data: BookingRules }>;

export type ClubEvent = ClubDescribed | ImprintStated | SportArranged | PricesSet | BookingRulesSet;
export const clubEventTypes = [
  'ClubDescribed',
  'ImprintStated',
  'SportArranged',
  'PricesSet',
  'BookingRulesSet',
] as const satisfies ClubEvent['type'][];
