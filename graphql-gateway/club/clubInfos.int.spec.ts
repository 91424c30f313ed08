import { noPersonalLimits } from '@platzwart/contracts/core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { outcomeOf, sendGraphql } from '../testing/sendGraphql.ts';
import { type Instance, startInstance } from '../testing/instance.ts';
import { admin, anna, ben, gast } from '../testing/personas.ts';

describe('The information about the club', () => {
  let instance: Instance;
  beforeAll(async () => {
    instance = await startInstance({ demoLogins: [{ email: 'anna@platzwart.example', role: 'MEMBER' }] });
  });
  afterAll(() => instance.close());

  it('gives its address to everybody', async () => {
    const query = `{ generalInfos { logoURL displayName email phoneNumber allowedGuests demoLogins { email role }
      guestPrices { sport time weekday weekend }
      addresses { office { city street zip houseNumber maps } inside { city } outside { city }
        invoice { addressSameAsInvoice consignor address { city } } } } }`;
    const office = { city: 'Musterstadt', street: 'Am Sandplatz', zip: '12345', houseNumber: '1', maps: null };
    const invoice = { addressSameAsInvoice: true, consignor: 'TC Musterstadt e. V.', address: null };
    expect((await sendGraphql(instance.url, { query })).data).toEqual({
      generalInfos: {
        logoURL: null,
        displayName: 'TC Musterstadt',
        email: 'info@platzwart.example',
        phoneNumber: '+49 89 1000',
        allowedGuests: true,
        demoLogins: [{ email: 'anna@platzwart.example', role: 'MEMBER' }],
        guestPrices: [{ sport: 'TENNIS', time: '07:00', weekday: 2400, weekend: 2800 }],
        addresses: { office, inside: null, outside: null, invoice },
      },
    });
  });

  it('names its responsible people, without those who were erased', async () => {
    const query = '{ imprint { board responsible registerCourt registerNumber vatId } }';
    expect((await sendGraphql(instance.url, { query })).data).toEqual({
      imprint: {
        board: ['Admin Amsel', 'Anna Ähre'],
        responsible: 'Admin Amsel',
        registerCourt: 'Amtsgericht Musterstadt',
        registerNumber: 'VR 1234',
        vatId: null,
      },
    });
  });

  it('gives the booking rules to signed-in callers', async () => {
    const query = `{ bookingInfos { discount allowedTrainers allowedVouchers voucherHours vouchers { type price }
      states { voucher booking } sports stornoTime vatRate holidayRegion
      sportSettings { name courts courtList { number name surface active } timeSettings { start end halfHour }
        prices { time guest member trainer weekendGuest weekendMember weekendTrainer } } } }`;
    expect((await sendGraphql(instance.url, { query, token: await instance.tokenOf(anna) })).data).toEqual({
      bookingInfos: {
        discount: 0,
        allowedTrainers: true,
        allowedVouchers: false,
        voucherHours: 0,
        vouchers: [],
        states: {
          voucher: ['ACTIVE', 'INVOICED', 'PAID', 'ENDED', 'UNPAID'],
          booking: ['BOOKED', 'CANCELED', 'INVOICED', 'PAID'],
        },
        sports: ['TENNIS', 'HALL'],
        stornoTime: 24,
        vatRate: 19,
        holidayRegion: 'BY',
        sportSettings: [
          {
            name: 'TENNIS',
            courts: 1,
            courtList: [
              { number: 1, name: 'Platz 1', surface: 'CLAY', active: true },
              { number: 2, name: 'Platz 2', surface: 'CLAY', active: false },
            ],
            timeSettings: { start: '07:00', end: '22:00', halfHour: true },
            prices: [
              {
                time: '07:00',
                guest: 2400,
                member: 1200,
                trainer: 1000,
                weekendGuest: 2800,
                weekendMember: 1600,
                weekendTrainer: 1000,
              },
            ],
          },
          {
            name: 'HALL',
            courts: 1,
            courtList: [{ number: 1, name: 'Halle 1', surface: 'HALL_FLOOR', active: true }],
            timeSettings: { start: '07:00', end: '24:00', halfHour: false },
            prices: [],
          },
        ],
      },
    });
  });

  it('gives the rights and payment methods of each role', async () => {
    const query = `{ bookingInfos { paymentMethods showNames
      limits { minAdvanceMinutes maxAdvanceDays graceMinutes maxOpenBookings maxMinutesPerDay maxParallel } } }`;
    const limits = {
      minAdvanceMinutes: 0,
      maxAdvanceDays: 14,
      graceMinutes: 0,
      maxOpenBookings: null,
      maxMinutesPerDay: null,
      maxParallel: null,
    };
    const told = async (person: typeof anna) =>
      (await sendGraphql(instance.url, { query, token: await instance.tokenOf(person) })).data;
    expect(await told(anna)).toEqual({ bookingInfos: { paymentMethods: ['INVOICE'], showNames: false, limits } });
    const position = await instance.projections.changePerson(anna.personId, {
      limits: { maxAdvanceDays: 30, maxOpenBookings: 2, maxMinutesPerDay: null, maxParallel: null },
    });
    await instance.readSide.watch.waitFor(['people'], position, 5000);
    expect(await told(anna)).toMatchObject({
      bookingInfos: { limits: { ...limits, maxAdvanceDays: 30, maxOpenBookings: 2 } },
    });
    expect(await told(ben)).toMatchObject({ bookingInfos: { limits } });
    expect(await told(gast)).toEqual({
      bookingInfos: { paymentMethods: [], showNames: false, limits: { ...limits, maxAdvanceDays: 3 } },
    });
  });

  it('gives a guardian what holds for a child, and nobody else', async () => {
    const fields = '{ paymentMethods vatRate limits { maxAdvanceDays maxOpenBookings } }';
    const ask = async (caller: typeof anna, number: string) => {
      const query = `{ bookingInfosByUser(userID: "${number}") ${fields} }`;
      return sendGraphql(instance.url, { query, token: await instance.tokenOf(caller) });
    };
    const position = await instance.projections.changePerson(gast.personId, {
      guardianId: anna.personId,
      limits: { ...noPersonalLimits, maxOpenBookings: 1 },
    });
    await instance.readSide.watch.waitFor(['people'], position, 5000);
    // A guest's methods and booking window, with the child's own limit.
    const told = { paymentMethods: [], vatRate: 19, limits: { maxAdvanceDays: 3, maxOpenBookings: 1 } };
    for (const caller of [anna, gast, admin])
      expect((await ask(caller, gast.memberNumber)).data).toEqual({ bookingInfosByUser: told });
    for (const number of [gast.memberNumber, anna.memberNumber, '4711'])
      expect(outcomeOf(await ask(ben, number))).toBe('ERR_NOT_AUTHORIZED');
    expect(outcomeOf(await ask(admin, '4711'))).toBe('ERR_USER_NOT_FOUND');
  });
});
