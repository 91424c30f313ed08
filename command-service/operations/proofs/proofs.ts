import type { LogFlaw } from '@platzwart/contracts/club';
import { claimKey } from '@platzwart/contracts/core';
import { clubHistory } from '@platzwart/contracts/message-catalogue';
import type { RecordedEvent } from '@platzwart/event-store';
import { decodeRecorded } from '../../core/decodeRecorded.ts';
import { cardHours } from './cardHours.ts';
import { type EventFact, claimTotals } from './claimTotals.ts';
import { type BookingFact, doubleBookings } from './doubleBookings.ts';
import { type CarriedFact, type InvoiceFact, invoiceNumbers, invoiceSums } from './invoiceNumbers.ts';
import { onlinePayments } from './onlinePayments.ts';
import { type Proof, noFlaws } from './proof.ts';

const bookingFactOf = ({ position, commandId, event }: EventFact): BookingFact | null => {
  switch (event.type) {
    case 'CourtBooked':
    case 'BookingChanged':
    case 'BookingCancelled':
    case 'BookingDeleted':
      return { position, commandId, type: event.type, booking: event.data };
    default:
      return null;
  }
};

const invoiceFactOf = ({ position, event }: EventFact): InvoiceFact | null => {
  if (event.type === 'InvoiceRestWaived')
    return { ...event.data, position, stornoNumber: event.data.correctionNumber, claims: [] };
  if (event.type !== 'InvoiceIssued' && event.type !== 'InvoiceCancelled') return null;
  const { claims, paidBefore, ...fact } = event.data;
  const stornoNumber = event.type === 'InvoiceCancelled' ? event.data.stornoNumber : null;
  return { ...fact, position, stornoNumber, claims: [...claims, ...paidBefore].map(claimKey) };
};

const billedFactOf = (fact: EventFact): CarriedFact | InvoiceFact | null => {
  if (fact.event.type !== 'ClaimCarriedOver') return invoiceFactOf(fact);
  const { kind, itemId, formerItemId, billedOn } = fact.event.data;
  const [former, claim] = [formerItemId, itemId].map((id) => claimKey({ kind, itemId: id }));
  return former && claim ? { position: fact.position, former, claim, billedOn } : null;
};

/** The proof of a part of the facts. */
const of = <Fact>(
  proof: LogFlaw['proof'],
  { see, end }: Proof<Fact>,
  factOf: (fact: EventFact) => Fact | null,
): Readonly<{ proof: LogFlaw['proof'] } & Proof<EventFact>> => ({
  proof,
  see: (fact) => {
    const part = factOf(fact);
    return part === null ? noFlaws : see(part);
  },
  end,
});

const whole = (fact: EventFact): EventFact => fact;

/** Proves what must be true of any log of a club: what it finds, and where. Each event is read once, in order. */
export const logProofs = () => {
  const proofs = [
    of('BOOKINGS', doubleBookings(), bookingFactOf),
    of('NUMBERS', invoiceNumbers(), invoiceFactOf),
    of('TOTALS', invoiceSums(), billedFactOf),
    of('TOTALS', claimTotals(), whole),
    of('TOTALS', cardHours(), whole),
    of('TOTALS', onlinePayments(), whole),
  ];
  const factOf = (recorded: RecordedEvent): EventFact => {
    const { event, metadata } = decodeRecorded(clubHistory, recorded);
    return { position: recorded.position, commandId: metadata.causationId, event };
  };
  return {
    /** Events of types that this version does not know say nothing that it could prove. Throws where one that it knows cannot be read. */
    see: (recorded: RecordedEvent): readonly LogFlaw[] => {
      if (!clubHistory.definitionOf(recorded.type)) return [];
      const fact = factOf(recorded);
      return proofs.flatMap(({ proof, see }) => see(fact).map((flaw) => ({ proof, ...flaw })));
    },
    end: (): readonly LogFlaw[] => proofs.flatMap(({ proof, end }) => end().map((flaw) => ({ proof, ...flaw }))),
  };
};
