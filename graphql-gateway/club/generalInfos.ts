import type { ClubAddress, ClubDescription, ClubSettings } from '@platzwart/contracts/club';
import { clubClockAt } from '@platzwart/contracts/club-time';
import { type PriceRow, type SportLabels, vatOn } from '@platzwart/contracts/core';
import type { Builder } from '../core/builder.ts';
import type { DemoLogin } from '../core/demoLogins.ts';
import type { SharedTypes } from '../core/sharedTypes.ts';

type Addresses = ClubDescription['addresses'];

const addClubAddresses = (builder: Builder) => {
  const address = builder.objectRef<ClubAddress>('ClubAddress').implement({
    fields: (t) => ({
      city: t.exposeString('city'),
      street: t.exposeString('street'),
      zip: t.exposeString('zip'),
      houseNumber: t.exposeString('houseNumber'),
      maps: t.exposeString('maps', { nullable: true }),
    }),
  });
  const invoiceAddress = builder.objectRef<Addresses['invoice']>('InvoiceAddress').implement({
    fields: (t) => ({
      addressSameAsInvoice: t.exposeBoolean('sameAsOffice'),
      consignor: t.exposeString('consignor'),
      address: t.expose('address', { type: address, nullable: true }),
    }),
  });
  return builder.objectRef<Addresses>('ClubAddresses').implement({
    fields: (t) => ({
      office: t.expose('office', { type: address }),
      inside: t.expose('inside', { type: address, nullable: true }),
      outside: t.expose('outside', { type: address, nullable: true }),
      invoice: t.expose('invoice', { type: invoiceAddress }),
    }),
  });
};

const addDemoLogin = (builder: Builder, { role }: SharedTypes) =>
  builder.objectRef<DemoLogin>('DemoLogin').implement({
    description: '(+)',
    fields: (t) => ({ email: t.exposeString('email'), role: t.expose('role', { type: role }) }),
  });

type SportName = Readonly<{ sport: string; labels: SportLabels }>;

const addSportName = (builder: Builder) =>
  builder.objectRef<SportName>('SportName').implement({
    description: "(+) The club's own name of a sport, in both languages.",
    fields: (t) => ({
      sport: t.exposeString('sport'),
      de: t.string({ resolve: ({ labels }) => labels.de }),
      en: t.string({ resolve: ({ labels }) => labels.en }),
    }),
  });

type GuestPrice = Readonly<{ sport: string } & Pick<PriceRow, 'time' | 'guest' | 'weekendGuest'>>;

const addGuestPrice = (builder: Builder) =>
  builder.objectRef<GuestPrice>('GuestPrice').implement({
    description: '(+) Gross price of one court for 60 minutes, from `time` on, until the next of the sport.',
    fields: (t) => ({
      sport: t.exposeString('sport'),
      time: t.expose('time', { type: 'Time' }),
      weekday: t.expose('guest', { type: 'Cents' }),
      weekend: t.expose('weekendGuest', { type: 'Cents' }),
    }),
  });

/** A club without guests has no prices for them. */
const guestPricesOf = ({ sports, rules }: ClubSettings): readonly GuestPrice[] =>
  rules.allowedGuests ? sports.flatMap(({ sport, prices }) => prices.map((row) => ({ sport, ...row }))) : [];

const sportNamesOf = ({ sports }: ClubSettings): readonly SportName[] =>
  sports.flatMap(({ sport, labels }) => (labels ? [{ sport, labels }] : []));

/** What anybody may know about the club (decisions.md C5). */
export const addGeneralInfos = (builder: Builder, shared: SharedTypes, demoLogins: readonly DemoLogin[]) => {
  const addresses = addClubAddresses(builder);
  const demoLogin = addDemoLogin(builder, shared);
  const [guestPrice, sportName] = [addGuestPrice(builder), addSportName(builder)];
  return builder.objectRef<ClubSettings>('GeneralInfos').implement({
    fields: (t) => ({
      logoURL: t.string({ nullable: true, resolve: ({ description }) => description.logoUrl }),
      displayName: t.string({ resolve: ({ description }) => description.displayName }),
      email: t.string({ resolve: ({ description }) => description.email }),
      phoneNumber: t.string({ resolve: ({ description }) => description.phoneNumber }),
      addresses: t.field({ type: addresses, resolve: ({ description }) => description.addresses }),
      hasTerms: t.boolean({
        description: '(+) Whether the club has terms (decisions.md N29a).',
        resolve: ({ terms }) => terms.length > 0,
      }),
      allowedGuests: t.boolean({ resolve: ({ rules }) => rules.allowedGuests }),
      guestPrices: t.field({ type: [guestPrice], description: '(+)', resolve: guestPricesOf }),
      sportNames: t.field({
        type: [sportName],
        description: '(+) Of the sports that the club has named itself (decisions.md N80).',
        resolve: sportNamesOf,
      }),
      guestVatRate: t.int({
        description: '(+) Percent of VAT in the prices of guests for what is played today; 0 = none.',
        resolve: ({ rules }, _, { now }) => vatOn(clubClockAt(now).date, 'GUEST', rules).percent,
      }),
      demoLogins: t.field({
        type: [demoLogin],
        description: '(+) Demo logins are shown on the login page; empty outside demo mode.',
        resolve: () => demoLogins,
      }),
    }),
  });
};
