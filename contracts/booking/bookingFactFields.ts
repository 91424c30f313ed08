import { asText, categoryWords, detail, hidden, methodWords, roleWords, rows, value, words } from '../core/facts.ts';

/** Fields that several events about bookings have. */
export const place = {
  ...{ sport: hidden('PLACE'), court: hidden('PLACE'), date: hidden('PLACE') },
  ...{ start: hidden('PLACE'), end: hidden('PLACE') },
};
export const category = words(['Art', 'Kind'], categoryWords);
export const title = value(['Titel', 'Title'], asText.text);
export const remark = value(['Bemerkung', 'Remark'], asText.text);
export const courtPrice = value(['Preis', 'Price'], asText.courtPrice);
export const sportName = value(['Sportart', 'Sport'], asText.sport);
export const repeats = words(['Wiederholung', 'Repeats'], {
  NONE: ['keine', 'not'],
  DAILY: ['täglich', 'daily'],
  WEEKLY: ['wöchentlich', 'weekly'],
  MONTHLY: ['monatlich', 'monthly'],
});
export const period = {
  startdate: value(['Erster Tag', 'First day'], asText.day),
  enddate: value(['Letzter Tag', 'Last day'], asText.day),
};
export const times = { start: value(['Beginn', 'Start'], asText.text), end: value(['Ende', 'End'], asText.text) };
/** The inputs of the decision about a price. */
export const pricing = {
  listPrice: detail(value(['Listenpreis', 'List price'], asText.euros)),
  discount: detail(value(['Nachlass', 'Discount'], asText.percent)),
  vatRate: detail(value(['enthaltene MwSt.', 'VAT included'], asText.percent)),
  role: detail(words(['Preisgruppe', 'Price group'], roleWords)),
  settingsRevision: detail(value(['Stand der Einstellungen', 'Version of the settings'], asText.count)),
  paymentMethod: words(['Zahlungsart', 'Paid by'], methodWords),
};
export const skipped = rows(['Ohne Buchung', 'Not booked'], ['date', 'court'], {
  date: value(['Tag', 'Day'], asText.day),
  court: value(['Platz', 'Court'], asText.count),
  reason: words(['Grund', 'Reason'], {
    TAKEN: ['belegt', 'taken'],
    CHOSEN: ['vom Verein ausgelassen', 'left out by the club'],
    NO_SUCH_DAY: ['der Monat hat diesen Tag nicht', 'the month has no such day'],
  }),
});
export const scope = words(['Umfang', 'Scope'], {
  THIS: ['nur dieser Termin', 'this date only'],
  FOLLOWING: ['dieser und alle späteren', 'this and all later ones'],
  ALL: ['alle künftigen', 'all to come'],
});
