import { type PaymentMethod, paymentMethods } from '@platzwart/contracts/core';
import { describe, expect, it } from 'vitest';
import { specificationFor } from '../../core/specification.ts';
import { courtsDecider } from '../../ledger/courts/courts.ts';
import { anna, clubWith, gast, squash as squashSport, trainer } from './specClub.ts';
import { block, book } from '../../ledger/courts/specSentences.ts';

const given = specificationFor(courtsDecider);
const evening = block('TENNIS 1', '2026-06-16', '18:00-19:00');
const squash = block('SQUASH 1', '2026-06-16', '18:00-19:00');

describe('Payment methods', () => {
  it.each([anna, gast, trainer])('include the invoice for $role', (caller) => {
    const { decision } = given().when(book(caller, evening));
    expect(decision).toMatchObject({ events: [{ data: { paymentMethod: 'INVOICE' } }] });
  });

  it('do not include the invoice for guests where the club does not allow it', () => {
    const settings = clubWith({ invoiceForGuests: false });
    given()
      .when(book(gast, evening, { settings }))
      .thenRejectedWith('ERR_INVALID_INPUT', 'bookings.0');
    given()
      .when(book(anna, evening, { settings }))
      .thenAccepted();
  });

  it('include only methods that the club has configured', () => {
    const settings = clubWith({ paymentMethods: ['PAYPAL', 'CREDIT_CARD'] });
    given()
      .when(book(anna, evening, { settings }))
      .thenRejectedWith('ERR_INVALID_INPUT', 'bookings.0');
  });

  it.each(['PAYPAL', 'CREDIT_CARD'] as const)('include no method that cannot be collected yet: %s', (paymentMethod) => {
    const settings = clubWith({ paymentMethods });
    given()
      .when(book(anna, evening, { settings, paymentMethod }))
      .thenRejectedWith('ERR_INVALID_INPUT', 'bookings.0');
  });
});

describe('An order without a price', () => {
  it.each(paymentMethods)('accepts any payment method, and stores none: %s', (paymentMethod) => {
    const settings = clubWith({ paymentMethods: [] });
    const { decision } = given().when(book(anna, squash, { settings, paymentMethod }));
    expect(decision).toMatchObject({ events: [{ data: { price: 0, paymentMethod: null } }] });
  });

  it('is also one with a discount of 100 percent', () => {
    const settings = clubWith({ paymentMethods: [] });
    given()
      .when(book({ ...anna, discount: 100 }, evening, { settings }))
      .thenAccepted();
  });

  it('is none where a block beside it has a price', () => {
    given()
      .when(book(anna, [squash, evening], { paymentMethod: 'PAYPAL' }))
      .thenRejectedWith('ERR_INVALID_INPUT', 'bookings.1');
  });
});

describe('An order with a price', () => {
  const paidBy = (...methods: readonly PaymentMethod[]) => {
    const command = book(
      anna,
      methods.map((_, index) => block(`TENNIS ${index + 1}`, '2026-06-16', '18:00-19:00')),
    );
    const bookings = command.data.bookings.map((requested, index) => ({
      ...requested,
      paymentMethod: methods[index] ?? 'INVOICE',
    }));
    return given().when({ ...command, data: { ...command.data, bookings } });
  };

  it('must name a payment method, even for blocks without a price', () => {
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

  it('has one payment method', () => {
    paidBy('INVOICE', 'INVOICE', 'INVOICE').thenAccepted();
    paidBy('INVOICE', 'PAYPAL', 'INVOICE').thenRejectedWith('ERR_INVALID_INPUT', 'bookings.1');
  });
});
