export const smallBusinessTextsEn = {
  title: 'Small business (§ 19 UStG)',
  help: 'What is played or sold on these days is without VAT, also where it is booked already but not yet billed. On all other days the rates apply. Prices and invoices that are issued do not change.',
  from: 'First day',
  to: 'Last day, if known',
  period: 'Period {{number}}',
  newPeriod: 'Another period',
};
