import { describe, expect, it } from 'vitest';
import { paymentMethods, roles } from '../core/index.ts';
import { offeredPaymentMethods } from './offeredPaymentMethods.ts';

describe('The offered payment methods', () => {
  it.each(roles)('are the invoice for %s, as nothing else can be collected', (role) => {
    expect(offeredPaymentMethods({ paymentMethods, invoiceForGuests: true }, role)).toEqual(['INVOICE']);
  });

  it('are none for guests where the club sends them no invoices', () => {
    const rules = { paymentMethods, invoiceForGuests: false };
    expect(roles.map((role) => offeredPaymentMethods(rules, role).length)).toEqual([1, 0, 1, 1]);
  });

  it.each(roles)('are those online methods that have a provider, for %s', (role) => {
    const rules = { paymentMethods, invoiceForGuests: false };
    expect(offeredPaymentMethods(rules, role, ['PAYPAL'])).toContain('PAYPAL');
    expect(offeredPaymentMethods(rules, role, ['PAYPAL'])).not.toContain('CREDIT_CARD');
    expect(offeredPaymentMethods({ ...rules, paymentMethods: ['INVOICE'] }, role, ['PAYPAL'])).not.toContain('PAYPAL');
  });

  it.each(roles)('are none for %s where the club has configured none of them', (role) => {
    expect(offeredPaymentMethods({ paymentMethods: ['PAYPAL'], invoiceForGuests: true }, role)).toEqual([]);
  });
});
