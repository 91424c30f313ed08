import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CommandService } from '../commandService.ts';
import { hashOfEvent } from '../core/hashes.ts';
import { seedDemoClub } from '../demo/seedDemoClub.ts';
import { monday10, serviceOnPostgres } from '../testing/serviceOnPostgres.ts';

describe('What the log has of a history', () => {
  let club: Awaited<ReturnType<typeof serviceOnPostgres>>;
  let service: CommandService;
  beforeAll(async () => {
    club = await serviceOnPostgres();
    service = await club.open();
    await seedDemoClub(service, monday10);
  });
  afterAll(() => club.close());

  it('is each event with its checksum and that of the one before it, whichever its stream', async () => {
    const log = await club.store.readAll({ after: null, limit: 10_000 });
    const chosen = ['CourtBooked', 'PersonRegistered', 'BookingRulesSet', 'InvoiceIssued'].flatMap(
      (type) => log.findLast((event) => event.type === type) ?? [],
    );
    expect(chosen).toHaveLength(4);
    const { head, events } = await service.eventsOfHistory(chosen.map(({ type, revision }) => ({ type, revision })));
    expect(head).toBe(log.at(-1)?.position);
    expect(events).toEqual(
      chosen.map((event) => {
        const before = log.find(({ stream, revision }) => stream === event.stream && revision === event.revision - 1);
        const { stream, revision, position, id: eventId } = event;
        const previousHash = before ? hashOfEvent(before) : null;
        return { stream, revision, position, eventId, hash: hashOfEvent(event), previousHash };
      }),
    );
  });

  it('is nothing for another type, a revision that does not exist, and a type that nobody knows', async () => {
    const { events } = await service.eventsOfHistory([
      { type: 'CourtBooked', revision: 10_000_000 },
      { type: 'CourtBooked', revision: -1 },
      { type: 'ClubOpened', revision: 1 },
      { type: 'NoSuchEvent', revision: 0 },
    ]);
    expect(events).toEqual([null, null, null, null]);
  });
});
