/** Whether `price` (cents) is said to contain VAT of `vatRate` percent: nothing is contained in 0,00 €, as a card pays (decisions.md V15). */
export const containsVat = (price: number, vatRate: number): boolean => price > 0 && vatRate > 0;
