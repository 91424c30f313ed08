import { type PaymentMethod, paymentMethods } from '@platzwart/contracts/core';
import { describe, expect, it } from 'vitest';
import { specificationFor } from '../core/specification.ts';
import { ledgerDecider } from './ledgerDecider.ts';
import { anna, clubWith, gast, squash as squashSport, trainer } from './specClub.ts';
import { block, book } from './specSentences.ts';

const given = specificationFor(ledgerDecider);
const evening = block('TENNIS 1', '2026-06-16', '18:00-19:00');
const squash = block('SQUASH 1', '2026-06-16', '18:00-19:00');

describe('Ways to pay', () => {
  it.each([anna, gast, trainer])('offers the invoice to $role', (caller) => {
    const { decision } = given().when(book(caller, evening));
    expect(decision).toMatchObject({ events: [{ data: { paymentMethod: 'INVOICE' } }] });
  });

  it('does not offer guests the invoice where the club does not trust them', () => {
    const settings = clubWith({ invoiceForGuests: false });
    given()
      .when(book(gast, evening, { settings }))
      .thenRejectedWith('ERR_INVALID_INPUT', 'bookings.0');
    given()
      .when(book(anna, evening, { settings }))
      .thenAccepted();
  });

  it('offers nothing that the club has not configured', () => {
    const settings = clubWith({ paymentMethods: ['PAYPAL', 'CREDIT_CARD'] });
    given()
      .when(book(anna, evening, { settings }))
      .thenRejectedWith('ERR_INVALID_INPUT', 'bookings.0');
  });

  it.each(['VOUCHER', 'PAYPAL', 'CREDIT_CARD'] as const)(
    'offers nothing that nobody could collect yet: %s',
    (paymentMethod) => {
      const settings = clubWith({ paymentMethods });
      given()
        .when(book(anna, evening, { settings, paymentMethod }))
        .thenRejectedWith('ERR_INVALID_INPUT', 'bookings.0');
    },
  );
});

describe('Where nothing is to be paid', () => {
  it.each(paymentMethods)('any way to pay will do, and none is written down: %s', (paymentMethod) => {
    const settings = clubWith({ paymentMethods: [] });
    const { decision } = given().when(book(anna, squash, { settings, paymentMethod }));
    expect(decision).toMatchObject({ events: [{ data: { price: 0, paymentMethod: null } }] });
  });

  it('a discount of 100 percent is as good', () => {
    const settings = clubWith({ paymentMethods: [] });
    given()
      .when(book({ ...anna, discount: 100 }, evening, { settings }))
      .thenAccepted();
  });

  it('a block that costs something beside it still has to be paid', () => {
    given()
      .when(book(anna, [squash, evening], { paymentMethod: 'PAYPAL' }))
      .thenRejectedWith('ERR_INVALID_INPUT', 'bookings.1');
  });
});

describe('One order', () => {
  const paidBy = (...methods: readonly PaymentMethod[]) => {
    const command = book(
      anna,
      methods.map((_, index) => block(`TENNIS ${index + 1}`, '2026-06-16', '18:00-19:00')),
    );
    const bookings = command.data.bookings.map((wanted, index) => ({
      ...wanted,
      paymentMethod: methods[index] ?? 'INVOICE',
    }));
    return given().when({ ...command, data: { ...command.data, bookings } });
  };

  it('names one way to pay, even where nothing is to be paid', () => {
    const settings = clubWith(
      {},
      clubWith().sports.map((sport) => ({ ...sport, prices: squashSport.prices })),
    );
    const command = book(anna, [evening, block('TENNIS 2', '2026-06-16', '18:00-19:00')], { settings });
    const [first, second] = command.data.bookings;
    if (!first || !second) throw new Error('No blocks');
    const bookings = [first, { ...second, paymentMethod: 'VOUCHER' as const }];
    given()
      .when({ ...command, data: { ...command.data, bookings } })
      .thenRejectedWith('ERR_INVALID_INPUT', 'bookings.1');
  });

  it('is paid in one way', () => {
    paidBy('INVOICE', 'INVOICE', 'INVOICE').thenAccepted();
    paidBy('INVOICE', 'PAYPAL', 'INVOICE').thenRejectedWith('ERR_INVALID_INPUT', 'bookings.1');
  });
});
