import { describe, expect, it } from 'vitest';
import { renderComponent } from '../../test/renderComponent.tsx';
import { usePriceText } from './usePriceText.ts';

type Case = Parameters<ReturnType<typeof usePriceText>>[0];

const Price = (booking: Case) => usePriceText((hours) => `${hours} mit Karte`)(booking);

describe('The words for what a booking costs', () => {
  it.each<[string, Case, string]>([
    ['money', { price: 1200, paymentMethod: 'INVOICE', duration: 60 }, '12,00 €'],
    ['nothing', { price: 0, paymentMethod: 'INVOICE', duration: 60 }, '0,00 €'],
    ['what nobody may see', { price: null, paymentMethod: 'INVOICE', duration: 60 }, ''],
    ['hours of a card', { price: 0, paymentMethod: 'VOUCHER', duration: 90 }, '1 Std. 30 Min. mit Karte'],
    ['hours and the guests’ fee', { price: 500, paymentMethod: 'VOUCHER', duration: 60 }, '1 Std. mit Karte, 5,00 €'],
  ])('%s', (_, booking, said) => {
    const { container } = renderComponent(<Price {...booking} />);
    expect(container.textContent.replace(/\s/g, ' ')).toBe(said);
  });
});
