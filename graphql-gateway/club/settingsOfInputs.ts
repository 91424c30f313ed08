import { taxSpheres } from '@platzwart/contracts/core';
import type { FieldName } from '../core/renameRefusalFields.ts';
import { Refusal } from '../core/refusal.ts';
import type { PeopleReads } from '../core/peopleReads.ts';
import type { SettingsInputs } from './settingsInputs.ts';

type Inputs = { [Name in keyof SettingsInputs]: SettingsInputs[Name]['$inferInput'] };
type General = Inputs['general'];
type TimeAndCourt = Inputs['timeAndCourt'];
type Accounting = NonNullable<Inputs['settings']['accounting']>;
type Rules = NonNullable<TimeAndCourt['rules']>;
type Imprint = NonNullable<General['imprint']>;

/** Parts of the command `ChangeSettings`, not yet checked. */
type Part = Readonly<Record<string, unknown>>;

/** decisions.md N79: what is missing stays as it is (`changeSettingsSchema`). */
export const descriptionOf = ({
  displayName,
  email,
  phoneNumber,
  addresses: { invoice, ...addresses },
}: General): Part => {
  const { addressSameAsInvoice: sameAsOffice, ...ofInvoice } = invoice;
  return {
    ...{ displayName, email, phoneNumber },
    addresses: { ...addresses, invoice: { sameAsOffice, ...ofInvoice } },
  };
};

/** Refuses with ERR_USER_NOT_FOUND where nobody has a member number. */
export const imprintOf = async (
  { board, responsible, ...same }: Imprint,
  people: Pick<PeopleReads, 'byMemberNumber'>,
): Promise<Part> => {
  const personOf = async (memberNumber: string, field: string) => {
    const person = await people.byMemberNumber(memberNumber);
    if (!person) throw new Refusal('ERR_USER_NOT_FOUND', [`imprint.${field}`]);
    return person.personId;
  };
  // An empty text is no court and no number, as null.
  const texts = Object.fromEntries(Object.entries(same).map(([name, text]) => [name, text || null]));
  return {
    board: await Promise.all(board.map((number, index) => personOf(number, `board.${index}`))),
    ...(responsible !== undefined && { responsible: responsible && (await personOf(responsible, 'responsible')) }),
    ...texts,
  };
};

/** A switch is on or off: null is as if it were missing. */
export const billingOf = ({ eInvoice, ...billing }: NonNullable<General['billing']>): Part => ({
  ...billing,
  ...given({ eInvoice }),
});

/** A sphere that is not named has no cost centre, and of two the later one counts. */
export const accountingOf = ({ revenue, costCentres, ...same }: Accounting): Part => ({
  ...same,
  revenue: revenue.map(({ taxKey = null, ...row }) => ({ ...row, taxKey })),
  costCentres: {
    ...Object.fromEntries(taxSpheres.map((sphere) => [sphere, null])),
    ...Object.fromEntries(costCentres.map(({ sphere, number }) => [sphere, number])),
  },
});

/** Rules about payment and tax: saving them says nothing about those of booking. */
const ofTax = ['paymentMethods', 'invoiceForGuests', 'smallBusinessPeriods', 'vatRates'];

const reviews = (rules: Rules): boolean =>
  Object.entries(rules).some(([name, value]) => value != null && !ofTax.includes(name));

/**
 * Saving rules of booking reviews them (decisions.md N1). Null is a value of `holidayRegion` and of limits; a number without a value is refused with
 * ERR_INVALID_INPUT (decisions.md Q17); elsewhere null is as if the field were missing.
 */
export const rulesOf = (rules: Rules): Part => {
  const { stornoTime, allowedSaisonBookings, discount, guestFee, limits, holidayRegion, ...others } = rules;
  const { smallBusinessPeriods, ...same } = others;
  return {
    ...(reviews(rules) && { reviewed: true }),
    ...given({
      ...same,
      smallBusinessPeriods: smallBusinessPeriods?.map(({ from, to = null }) => ({ from, to })),
      allowedSeasonBookings: allowedSaisonBookings,
    }),
    ...named({ cancellationHours: stornoTime, defaultDiscount: discount, guestFee }),
    ...(holidayRegion !== undefined && { holidayRegion }),
    ...(limits && {
      limits: Object.fromEntries(limits.map(({ role, ...ofRole }) => [role, ofRole])),
    }),
  };
};

const named = (values: Part): Part =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
const given = (values: Part): Part => Object.fromEntries(Object.entries(values).filter(([, value]) => value != null));

/** decisions.md P3, P21: hours and courts of one sport, with the switches for the whole club. */
export const timesOf = (infos: TimeAndCourt): Part => {
  if (infos.stornoTime === null) throw new Refusal('ERR_INVALID_INPUT', ['stornoTime']);
  const { sport, numOfCourts, start, end, halfHour, courts = null, surface = null, labels } = infos;
  return {
    sport: {
      ...{ sport, activeCourts: numOfCourts, opensAt: start, closesAt: end, halfHour, courts, surface },
      ...(labels !== undefined && { labels }),
    },
    sports: infos.sports,
    rules: {
      ...(infos.rules && rulesOf(infos.rules)),
      ...given({
        cancellationHours: infos.stornoTime,
        allowedTrainers: infos.allowedTrainersBookings,
        allowedGuests: infos.allowedGuestsBookings,
        allowedSeasonBookings: infos.allowedSaisonBookings,
        allowedVouchers: infos.allowedVouchers,
      }),
    },
  };
};

export const pricesOf = (infos: Inputs['priceInfos']): Part => ({
  prices: { sport: infos.sport, rows: infos.prices },
  rules: {
    ...(infos.rules && rulesOf(infos.rules)),
    voucherPrices: infos.vouchers,
    voucherHours: infos.voucherHours,
    seasonDiscount: infos.saisonBookingDiscount,
  },
});

/** Command → API, the longest first. */
const renamed: readonly (readonly [from: string, to: string])[] = [
  ['description.addresses.invoice.sameAsOffice', 'addresses.invoice.addressSameAsInvoice'],
  ['description.', ''],
  ['sport.activeCourts', 'numOfCourts'],
  ['sport.opensAt', 'start'],
  ['sport.closesAt', 'end'],
  ['sport.', ''],
  ['prices.rows', 'prices'],
  ['prices.sport', 'sport'],
  ['rules.voucherPrices', 'vouchers'],
  ['rules.voucherHours', 'voucherHours'],
  ['rules.seasonDiscount', 'saisonBookingDiscount'],
  ['rules.cancellationHours', 'rules.stornoTime'],
  ['rules.allowedSeasonBookings', 'rules.allowedSaisonBookings'],
  ['rules.defaultDiscount', 'rules.discount'],
];

/** What no caller says: saving the rules reviews them, and the logo comes by upload. */
const isOfServer = (field: string): boolean => field === 'rules.reviewed' || field === 'description.logoUrl';

/** The API's name of a path of the command: below the argument `input`, or `basedOn`, an argument of its own. */
export const settingName =
  (input: string): FieldName =>
  (field) => {
    if (isOfServer(field)) return null;
    if (field === 'basedOn') return field;
    const [from, to] = renamed.find(([prefix]) => field.startsWith(prefix)) ?? ['', ''];
    return `${input}.${to}${field.slice(from.length)}`;
  };
