import type { ReleaseInstance } from '../releaseInstance.ts';

const grounds = { city: 'Musterstadt', street: 'Am Sportpark', zip: '12345', houseNumber: '7' };
const general = {
  ...{ displayName: 'TC Musterstadt', email: 'info@platzwart.example', phoneNumber: '+49 1234 567890' },
  addresses: { office: grounds, invoice: { addressSameAsInvoice: true, consignor: 'TC Musterstadt e. V.' } },
};
const billing = {
  ...{ taxNumber: '143/216/00123', iban: 'DE89370400440532013000', bic: 'COBADEFFXXX', dueDays: 14 },
  ...{ accountHolder: 'TC Musterstadt e. V.', footer: 'Vielen Dank für deine Zahlung.' },
  directDebit: { creditorId: 'DE98ZZZ09999999999', noticeDays: 14, isOffered: true },
};
const rules = { allowedVouchers: true, paymentMethods: ['INVOICE', 'PAYPAL', 'CREDIT_CARD'] };

/** Cents per hour, at all times for everybody: a booking of an hour costs this. */
export const hourPrice = 1_800;
const prices = {
  ...{ time: '07:00', guest: hourPrice, member: hourPrice, trainer: hourPrice },
  ...{ weekendGuest: hourPrice, weekendMember: hourPrice, weekendTrainer: hourPrice },
};
const cards = ['YOUNG', 'STUDENT', 'ADULT', 'SENIOR'].map((type) => ({ type, price: 9_500 }));
const sports = [
  { sport: 'TENNIS', numOfCourts: 4, surface: 'CLAY' },
  { sport: 'HALL', numOfCourts: 2, surface: 'HALL_FLOOR' },
];

/** The first settings of an empty club, by its ADMIN. */
export const arrangeClub = async ({ ask }: ReleaseInstance, admin: string): Promise<void> => {
  await ask(
    'mutation ($infos: GeneralInfosInput!) { updateGeneralInfos(infos: $infos) { success } }',
    { infos: general },
    admin,
  );
  const settings = { billing, rules };
  await ask(
    'mutation ($settings: SettingsInput!) { updateSettings(settings: $settings) { success } }',
    { settings },
    admin,
  );
  for (const [index, arrangement] of sports.entries()) {
    const order = sports.slice(0, index + 1).map(({ sport }) => sport);
    const infos = { ...arrangement, start: '07:00', end: '22:00', halfHour: true, sports: order };
    await ask(
      'mutation ($infos: TimeAndCourtInfosInput!) { updateTimeAndCourtInfos(infos: $infos) { success } }',
      { infos },
      admin,
    );
    const { sport } = arrangement;
    const priced = { sport, prices: [prices], saisonBookingDiscount: 100, voucherHours: 10, vouchers: cards };
    await ask(
      'mutation ($infos: PriceInfosInput!) { updatePriceInfos(infos: $infos) { success } }',
      { infos: priced },
      admin,
    );
  }
};
