import { type PersonId, position } from '@platzwart/contracts/core';
import { clubSubjectId } from '@platzwart/contracts/history';
import { describe, expect, it } from 'vitest';
import { courtBooked, bookingNr, people, personRegistered } from '../testing/clubHistory.ts';
import { invoiceIssued } from '../testing/invoiceHistory.ts';
import { foldHistory } from './foldHistory.ts';
import { subjectOf } from './historySubjects.ts';

const seriesId = '0f000000-0000-4000-8000-000000000001';

describe('The subject of an event', () => {
  it('is the booking; its series is what it is part of', () => {
    const { personId, date } = courtBooked(1).data;
    expect(subjectOf({ ...courtBooked(1).data, seriesId })).toEqual({
      ...{ subjectId: bookingNr(1), partOf: seriesId, personId, day: date },
    });
    expect(subjectOf(courtBooked(1).data).partOf).toBeNull();
  });

  it('is the series where no booking is named', () => {
    expect(subjectOf({ seriesId, personId: people.ben })).toEqual({
      ...{ subjectId: seriesId, partOf: null, personId: people.ben, day: null },
    });
  });

  it('is the collection of debits where no invoice is named', () => {
    const collectionId = '0f000000-0000-4000-8000-000000000002';
    expect(subjectOf({ collectionId })).toMatchObject({ subjectId: collectionId, partOf: null });
    expect(subjectOf({ collectionId, invoiceId: seriesId })).toMatchObject({ subjectId: seriesId, partOf: null });
  });

  it('is the person where only a person is named, and else the club', () => {
    expect(subjectOf({ personId: people.ben })).toMatchObject({ subjectId: people.ben, personId: people.ben });
    expect(subjectOf({ before: '2026-05-01' })).toMatchObject({ subjectId: clubSubjectId, personId: null });
  });
});

describe('An entry', () => {
  it('is about the invoice, and never has its document, which another key seals', () => {
    const event = invoiceIssued(1, { personId: people.anna, demanded: [courtBooked(1)] });
    const call = { revision: 4, eventId: 'event', actor: null, role: null, correlationId: 'call', reason: null };
    const [entry] = foldHistory([
      { event, position: position('001'), occurredAt: '2026-06-01T08:00:00.000Z', ...call },
    ]);
    expect(entry).toMatchObject({ subjectId: event.data.invoiceId, sealed: {}, details: { number: '2026-00001' } });
    expect(JSON.stringify(entry)).not.toContain('Musterstadt');
  });

  it('has sealed data under the name of the opened text, and never in its details', () => {
    const event = courtBooked(1, { sealedRemark: 'v1.sealed' });
    const logged = { event, position: position('001'), occurredAt: '2026-04-01T08:00:00.000Z', reason: null };
    const call = { revision: 4, eventId: 'event', actor: null, role: null, correlationId: 'call' };
    const [entry] = foldHistory([{ ...logged, ...call }]);
    expect(entry?.sealed).toEqual({ remark: 'v1.sealed' });
    expect(JSON.stringify(entry?.details)).not.toContain('ealed');
    expect(entry?.entryId).toBe(`001 ${bookingNr(1)}`);
  });

  it('of an account has nothing that would lead to the person after the erasure', () => {
    const event = personRegistered('anna', { sealed: 'v1.sealed' });
    const logged = { event, position: position('001'), occurredAt: '2026-04-01T08:00:00.000Z', reason: null };
    const call = { revision: 4, eventId: 'event', actor: null, role: null, correlationId: 'call' };
    const [entry] = foldHistory([{ ...logged, ...call }]);
    // Forgotten with the texts.
    expect([entry?.sealed, entry?.plain]).toEqual([
      { personalData: 'v1.sealed' },
      { memberNumber: event.data.memberNumber },
    ]);
    expect(Object.keys(entry?.details ?? {}).toSorted()).toEqual([
      'active',
      'discount',
      'personId',
      'role',
      'verified',
    ]);
  });

  it('of what was paid online is that of whoever ordered and paid it, although the provider reported the payment (Q18)', () => {
    const entryOf = (paymentMethod: 'INVOICE' | 'PAYPAL', actor: PersonId | null = null) => {
      const event = courtBooked(1, { paymentMethod });
      const call = { revision: 1, eventId: seriesId, correlationId: 'call', role: null, reason: null };
      const logged = { event, actor, position: position('1'), occurredAt: '2026-06-01T10:00:00Z', ...call };
      return foldHistory([logged])[0];
    };
    const { personId } = courtBooked(1).data;
    expect(entryOf('PAYPAL')).toMatchObject({ actorId: personId, cause: 'OWNER' });
    expect(entryOf('INVOICE')).toMatchObject({ actorId: null, cause: 'SYSTEM' });
    expect(entryOf('PAYPAL', people.ben)).toMatchObject({ actorId: people.ben });
  });
});
