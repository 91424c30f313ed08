import {
  type AddressChange,
  type Billing,
  type BillingChange,
  type ChangeSettings,
  type ClubAddress,
  type ClubDescription,
  type DescriptionChange,
  type Imprint,
  type ImprintChange,
  type TermsChange,
  type TermsTexts,
  standardRules,
  undescribedClub,
} from '@platzwart/contracts/club';
import { type BookingRules, bookingRulesSchema, roles } from '@platzwart/contracts/core';
import * as v from 'valibot';
import type { ClubState } from './clubState.ts';

// The settings after a change of some of them: what is missing stays as it is (`changeSettingsSchema`).

const definedOf = (change: object): object =>
  Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));

/** The rules after the change of some of them; a club without rules starts with the standard ones. */
export const rulesAfter = (
  { rules }: Pick<ClubState, 'rules'>,
  change: NonNullable<ChangeSettings['data']['rules']>,
): BookingRules => {
  const known = rules ?? standardRules;
  const limits = Object.fromEntries(
    roles.map((role) => [role, { ...known.limits[role], ...definedOf(change.limits?.[role] ?? {}) }]),
  );
  return v.parse(bookingRulesSchema, { ...known, ...definedOf(change), limits });
};

const noBilling = { taxNumber: null, iban: null, bic: null, accountHolder: null, footer: null };

export const billingAfter = ({ billing }: Pick<ClubState, 'billing'>, change: BillingChange): Billing => ({
  ...noBilling,
  ...billing,
  ...change,
});

const addressAfter = (known: ClubAddress | null, change: AddressChange): ClubAddress => ({
  ...{ maps: known?.maps ?? null },
  ...change,
});

const otherAddressAfter = (known: ClubAddress | null, change: AddressChange | null | undefined): ClubAddress | null => {
  if (change === undefined) return known;
  return change && addressAfter(known, change);
};

export const descriptionAfter = (
  { description }: Pick<ClubState, 'description'>,
  { addresses, ...change }: DescriptionChange,
): ClubDescription => {
  const known = description ?? undescribedClub;
  return {
    ...{ logoUrl: known.logoUrl, ...change },
    addresses: {
      office: addressAfter(known.addresses.office, addresses.office),
      inside: otherAddressAfter(known.addresses.inside, addresses.inside),
      outside: otherAddressAfter(known.addresses.outside, addresses.outside),
      invoice: {
        ...{ sameAsOffice: addresses.invoice.sameAsOffice, consignor: addresses.invoice.consignor },
        address: otherAddressAfter(known.addresses.invoice.address, addresses.invoice.address),
      },
    },
  };
};

const noImprint: Imprint = { board: [], responsible: null, register: null, vatId: null };

type Half = 'registerCourt' | 'registerNumber';
type Halves = Readonly<Record<Half, string | null>>;

const halfAfter = (known: string | undefined, change: string | null | undefined): string | null =>
  change === undefined ? (known ?? null) : change;

const missingIn = ({ registerCourt, registerNumber }: Halves): Half | null => {
  if ((registerCourt === null) === (registerNumber === null)) return null;
  return registerCourt === null ? 'registerCourt' : 'registerNumber';
};

const registerIn = ({ registerCourt: court, registerNumber: number }: Halves): Imprint['register'] =>
  court === null || number === null ? null : { court, number };

/** `missing`: the part of the register without which only the other one would be left. */
export const imprintAfter = (
  { imprint }: Pick<ClubState, 'imprint'>,
  { registerCourt, registerNumber, ...change }: ImprintChange,
): Imprint | Readonly<{ missing: Half }> => {
  const known = imprint ?? noImprint;
  const halves = {
    registerCourt: halfAfter(known.register?.court, registerCourt),
    registerNumber: halfAfter(known.register?.number, registerNumber),
  };
  const missing = missingIn(halves);
  return missing ? { missing } : { ...known, ...change, register: registerIn(halves) };
};

export const termsAfter = ({ terms }: Pick<ClubState, 'terms'>, { de, en }: TermsChange): TermsTexts => ({
  de,
  en: en === undefined ? (terms?.en ?? null) : en,
});
