import { describe, expect, it } from 'vitest';
import { factsOf, saidBefore, stateAfter, withNames } from './eventFacts.ts';

const linesOf = (action: string, data: Readonly<Record<string, unknown>>, before: typeof data | null = null) =>
  factsOf({ action, data, before }, 'de').map(({ label, value, before: was }) =>
    `${label}: ${value}${was === null ? '' : ` (${was})`}`.replaceAll('\u00A0', ' '),
  );

describe('What an entry of a history says (decisions.md Q18)', () => {
  const rules = { cancellationHours: 24, guestFee: 500, limits: { MEMBER: { maxOpenBookings: 3 } } };

  it('is old and new value of what is another, and nothing that was not touched', () => {
    expect(linesOf('BookingRulesSet', { ...rules, cancellationHours: 12 }, rules)).toEqual([
      'Stornofrist: 12 Stunden (24 Stunden)',
    ]);
    const limits = { MEMBER: { maxOpenBookings: null } };
    expect(linesOf('BookingRulesSet', { ...rules, limits }, rules)).toEqual([
      'Mitglied, höchstens offene Buchungen: – (3)',
    ]);
  });

  it('is each price that is another, by the hour from which it holds', () => {
    const row = { time: '08:00', guest: 1500, member: 1200 };
    const before = { sport: 'TENNIS', rows: [row, { ...row, time: '17:00' }] };
    const data = {
      sport: 'TENNIS',
      rows: [
        { ...row, member: 1000 },
        { ...row, time: '18:00' },
      ],
    };
    expect(linesOf('PricesSet', data, before)).toEqual([
      'ab 08:00, Mitglied: 10,00 € (12,00 €)',
      ...['ab 18:00, Gast: 15,00 € (–)', 'ab 18:00, Mitglied: 12,00 € (–)'],
      ...['ab 17:00, Gast: – (15,00 €)', 'ab 17:00, Mitglied: – (12,00 €)'],
    ]);
  });

  it('is role, discount and price of a card with what they were', () => {
    const registered = { action: 'PersonRegistered', data: { role: 'GUEST', discount: 0 } };
    const before = stateAfter([registered]);
    expect(linesOf('RoleChanged', { role: 'MEMBER' }, before)).toEqual(['Rolle: Mitglied (Gast)']);
    expect(linesOf('DiscountGranted', { discount: 20 }, before)).toEqual(['Rabatt: 20 % (0 %)']);
    const data = { voucherType: 'ADULT', price: 9000, was: { voucherType: 'YOUNG', price: 5000 } };
    expect(linesOf('VoucherTypeCorrected', data)).toEqual([
      'Art der Karte: Erwachsene (Jugend)',
      'Preis: 90,00 € (50,00 €)',
    ]);
  });

  it('is amount, day, way and reference of a payment, the amounts of an invoice and the hours that a card paid', () => {
    const receipt = { amount: 2100, paidOn: '2026-06-15', method: 'BANK', reference: 'Auszug 7' };
    expect(linesOf('InvoicePaid', { ...receipt, claims: [{}, {}] })).toEqual([
      ...['Betrag: 21,00 €', 'Bezahlt am: 15.06.2026', 'Zahlungsweg: Überweisung', 'Beleg: Auszug 7', 'Posten: 2'],
    ]);
    expect(linesOf('InvoiceIssued', { total: 2100, amountDue: 900 })).toEqual(['Gesamt: 21,00 €', 'Zu zahlen: 9,00 €']);
    expect(linesOf('HoursUsed', { halfHours: 3, halfHoursLeft: 17 })).toEqual([
      'Eingelöste Stunden: 1,5 Std.',
      'Auf der Karte übrig: 8,5 Std.',
    ]);
  });

  it('follows what several events have said about a booking, and what a change says itself', () => {
    const block = { sport: 'TENNIS', court: 3, date: '2026-06-15', start: '18:00', end: '19:00' };
    const booked = { ...block, title: null, remark: 'mit Ball', price: 960, listPrice: 1200, discount: 20 };
    const statements = [
      { action: 'CourtBooked', data: booked },
      { action: 'RemarkChanged', data: block },
    ];
    const was = { ...block, title: null, price: 960 };
    const data = {
      ...block,
      title: 'Doppel',
      remark: 'neu',
      price: 1500,
      pricing: { listPrice: 1500, discount: 20 },
      was,
    };
    expect(linesOf('BookingChanged', data, stateAfter(statements))).toEqual([
      ...['Titel: Doppel (–)', 'Bemerkung: neu (–)', 'Preis: 15,00 € (9,60 €)', 'Listenpreis: 15,00 € (12,00 €)'],
    ]);
    expect(linesOf('RemarkChanged', block, stateAfter(statements.slice(0, 1)))).toEqual(['Bemerkung: – (mit Ball)']);
    expect(linesOf('BookingChanged', { ...data, pricing: null, price: 960 }, stateAfter(statements))).toEqual([
      ...['Titel: Doppel (–)', 'Bemerkung: neu (–)'],
    ]);
  });

  it('says an hour card instead of a price of nothing, and names people', () => {
    const times = { start: '22:30', end: '00:00' };
    expect(linesOf('CourtBooked', { ...times, price: 0, paymentMethod: 'VOUCHER' })).toContain(
      'Preis: 1,5 Std. mit Stundenkarte',
    );
    const id = '00000000-0000-4000-8000-000000000001';
    const other = '00000000-0000-4000-8000-000000000002';
    const data = withNames('PlayersChanged', { members: [id, other], personId: id }, (each) =>
      each === id ? 'Anna Ähre' : null,
    );
    expect(data).toEqual({ members: ['Anna Ähre', other], personId: id });
    expect(linesOf('PlayersChanged', data)).toEqual(['Mitspieler: Anna Ähre, eine Person ohne Namen']);
  });

  it('shows of a long text the part that is another', () => {
    const [fact] = factsOf(
      { action: 'TermsIssued', data: { de: `${'a'.repeat(500)}neu` }, before: { de: `${'a'.repeat(500)}alt` } },
      'en',
    );
    expect(fact?.value).toBe(`…${'a'.repeat(40)}neu`);
    expect(fact?.before).toBe(`…${'a'.repeat(40)}alt`);
  });

  it('is nothing for an event of another release', () => {
    expect([linesOf('SomethingNew', { price: 1 }), saidBefore('SomethingNew')]).toEqual([[], []]);
  });
});
