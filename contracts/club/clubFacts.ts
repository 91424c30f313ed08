import { type FactsOf, asText, detail, hidden, people, rows, value, words } from '../core/facts.ts';
import type { ClubEvent } from './clubEvents.ts';
import { settingsFacts } from './settingsFacts.ts';

const id = hidden('ID');
const bytes = hidden('BYTES');
const position = detail(value(['Position des Protokolls', 'Position of the log'], asText.position));
const proofs = {
  CHAIN: ['Prüfsummen', 'checksums'],
  BOOKINGS: ['Doppelbuchungen', 'double bookings'],
  TOTALS: ['Summen', 'totals'],
  NUMBERS: ['Nummern', 'numbers'],
} as const;
const refusals = {
  ERR_BOOKING_CONFLICT: ['belegt', 'taken'],
  ERR_BOOKING_LIMIT: ['zu viele Buchungen', 'too many bookings'],
  ERR_BOOKING_TIME_INVALID: ['zu dieser Zeit nicht buchbar', 'not at this time'],
  ERR_BOOKING_LEAVES_GAP: ['ließe eine Lücke', 'would leave a gap'],
} as const;
const sport = value(['Sportart', 'Sport'], asText.sport);

/** How a history shows the settings of the club and what was done with its log. */
export const clubFacts = {
  ...settingsFacts,
  ClubOpened: {
    mode: words(['Betriebsart', 'Mode'], { demo: ['Demo', 'Demo'], production: ['Betrieb', 'Production'] }),
  },
  DemoEnded: {},
  LogHeadSent: { personId: hidden('SUBJECT'), head: hidden('BYTES') },
  LogProofRequested: {},
  LogProven: {
    startedAt: detail(value(['Begonnen', 'Begun'], asText.instant)),
    seconds: detail(value(['Sekunden', 'Seconds'], asText.count)),
    ...{ position, recipients: people(['Benachrichtigt', 'Told']) },
    events: value(['Geprüfte Ereignisse', 'Events checked'], asText.count),
    flawCount: value(['Fehler', 'Faults'], asText.count),
    flaws: rows(['Fehler', 'Fault'], ['proof', 'position'], {
      ...{ proof: words(['Prüfung', 'Proof'], proofs), position },
      because: value(['Befund', 'Finding'], asText.text),
    }),
  },
  BookingsRefused: {
    refused: rows(['Abgelehnt', 'Refused'], ['sport', 'date', 'hour', 'reason'], {
      ...{ sport, date: value(['Tag', 'Day'], asText.day), hour: value(['Stunde', 'Hour'], asText.clockHour) },
      reason: words(['Grund', 'Reason'], refusals),
      attempts: value(['Versuche', 'Attempts'], asText.count),
    }),
  },
  AccountingExported: {
    ...{ exportId: id, sha256: bytes, after: position, upTo: position },
    kind: words(['Format', 'Format'], { DATEV: ['DATEV', 'DATEV'], CSV: ['CSV', 'CSV'] }),
    from: value(['Von', 'From'], asText.day),
    to: value(['Bis', 'Until'], asText.day),
    isOnlyNew: value(['Nur Neues', 'New ones only'], asText.yesNo),
    rows: value(['Buchungssätze', 'Postings'], asText.count),
    fileName: value(['Datei', 'File'], asText.text),
  },
  ClearanceOrdered: {
    clearanceId: id,
    sports: value(['Sportarten', 'Sports'], asText.sports),
    reason: value(['Grund', 'Reason'], asText.text),
  },
  ClearanceCompleted: { clearanceId: id },
} as const satisfies FactsOf<ClubEvent>;
