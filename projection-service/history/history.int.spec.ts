import { localDate } from '@platzwart/contracts/core';
import type { NewEvent } from '@platzwart/event-store';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { bookingCancelled, bookingNr, courtBooked, people, sealed } from '../testing/clubHistory.ts';
import {
  type ProjectionWorld,
  type RunningProjections,
  openWorld,
  startProjections,
  untilReached,
} from '../testing/projectionWorld.ts';

let world: ProjectionWorld;
let running: RunningProjections;

const rowsOf = async (columns: string): Promise<readonly unknown[]> => {
  const { rows } = await world.pool.query<Record<string, unknown>>(
    `select ${columns} from history.entries where details ? 'bookingId' order by position`,
  );
  return rows;
};
const reached = (position: Parameters<typeof untilReached>[2]): Promise<void> =>
  untilReached(world.pool, 'history', position);

/** The event with these metadata. */
const by =
  (change: Readonly<Record<string, unknown>>) =>
  (event: NewEvent): NewEvent => ({ ...event, metadata: { ...v.parse(v.looseObject({}), event.metadata), ...change } });

beforeEach(async () => {
  world = await openWorld();
  running = startProjections(world.context);
});
afterEach(async () => {
  await running.stop();
  await world.close();
});

const { anna, ben } = people;
const annas = courtBooked(1, { sealedRemark: sealed('mit Ballmaschine') });

describe('The history of a booking', () => {
  it('says who booked and who cancelled it, when and why, with the data of each decision', async () => {
    await world.log.writeBroken(annas, by({ actor: anna, role: 'MEMBER' }));
    const { sealedReason: _, ...cancelled } = bookingCancelled(annas).data;
    await reached(
      await world.log.writeBroken(
        bookingCancelled(annas, sealed('Platzpflege')),
        by({ actor: ben, role: 'ADMIN', correlationId: 'a call' }),
      ),
    );
    expect(
      await rowsOf(
        'subject_id, action, actor_id, cause, role, texts, revision::int, correlation_id, details, day::text',
      ),
    ).toEqual([
      expect.objectContaining({
        ...{ subject_id: bookingNr(1), action: 'CourtBooked', actor_id: anna, cause: 'OWNER', role: 'MEMBER' },
        ...{ texts: { remark: 'mit Ballmaschine' }, revision: 0, day: '2026-05-01' },
      }),
      {
        ...{ subject_id: bookingNr(1), action: 'BookingCancelled', actor_id: ben, cause: 'CLUB', role: 'ADMIN' },
        ...{ texts: { reason: 'Platzpflege' }, revision: 1, correlation_id: 'a call', details: cancelled },
        day: '2026-05-01',
      },
    ]);
    expect((await rowsOf('details'))[0]).toMatchObject({ details: { price: 1200, settingsRevision: 3 } });
  });

  it('names the system where nobody caused it, and keeps the plain reason of what belongs to the club', async () => {
    const block = courtBooked(1, { personId: null, category: 'BLOCK', title: 'Platzpflege' });
    await world.log.write(block);
    await reached(await world.log.write(bookingCancelled(block), 'Regen'));
    expect(await rowsOf('cause, reason')).toEqual([
      { cause: 'SYSTEM', reason: null },
      { cause: 'SYSTEM', reason: 'Regen' },
    ]);
  });

  it('is not written a second time by the same event, and does not get a forgotten text back', async () => {
    await reached(await world.log.write(annas));
    await running.stop();
    await world.pool.query(`update history.entries set texts = null`);
    await world.pool.query(
      `update read_models.checkpoints set position = null, fingerprint = null, events = 0 where name = 'history'`,
    );
    running = startProjections(world.context);
    await reached(await world.log.write(bookingCancelled(annas)));
    expect(await rowsOf('action, texts')).toEqual([
      { action: 'CourtBooked', texts: null },
      { action: 'BookingCancelled', texts: null },
    ]);
  });

  it('has no text of an erased person, whether it was written before the erasure or after it', async () => {
    await world.log.write(annas);
    await world.log.write(courtBooked(2, { court: 2, personId: ben, sealedRemark: sealed('bleibt') }));
    await world.log.write({ type: 'PersonErased', data: { personId: anna } });
    await reached(await world.log.write(bookingCancelled(annas, sealed('Anna ist krank')), 'Anna ist krank'));
    await reached(await world.log.write({ type: 'PersonErased', data: { personId: anna } }));
    expect(await rowsOf('person_id, texts, reason')).toEqual([
      { person_id: anna, texts: null, reason: null },
      { person_id: ben, texts: { remark: 'bleibt' }, reason: null },
      { person_id: anna, texts: null, reason: null },
    ]);
  });

  it('forgets the person of closed days, and nobody else', async () => {
    await world.log.writeBroken(annas, by({ actor: anna }));
    await world.log.writeBroken(bookingCancelled(annas, sealed('Regen')), by({ actor: ben, role: 'ADMIN' }));
    await world.log.write(courtBooked(2, { date: localDate('2026-05-02') }));
    await reached(await world.log.write({ type: 'BookingsAnonymised', data: { before: localDate('2026-05-02') } }));
    expect(
      await rowsOf(`person_id, actor_id, cause, texts, event_id is null as "noEvent", correlation_id is null as "noCall",
        details ->> 'personId' as person, details ->> 'orderId' is null as "noOrder"`),
    ).toEqual([
      {
        ...{ person_id: null, actor_id: null, cause: 'OWNER', texts: null, noEvent: true },
        noCall: true,
        person: null,
        noOrder: true,
      },
      {
        ...{ person_id: null, actor_id: ben, cause: 'CLUB', texts: null, noEvent: true },
        noCall: true,
        person: null,
        noOrder: true,
      },
      expect.objectContaining({ person_id: anna, noEvent: false, noOrder: false }),
    ]);
  });
});
