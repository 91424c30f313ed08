import { cents } from '@platzwart/contracts/core';
import type { BookingRow } from '@platzwart/contracts/booking';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { booking } from '../testing/exampleRows.ts';
import { type Instance, startInstance } from '../testing/instance.ts';
import { type Listener, listen, socketClient } from '../testing/listener.ts';
import { admin, anna, ben, gast, trainer } from '../testing/personas.ts';

const query = `subscription { courtPlanChanged(sport: "TENNIS", fromDate: "2026-06-15", toDate: "2026-06-15", since: "0") {
  changed { _id mine price remark user { firstName } } } }`;
const hidden = { mine: false, price: null, remark: null, user: null };
const shown = { mine: true, price: 700, remark: 'Asthma', user: { firstName: 'Ben' } };

/** Ben is a child; who his guardian is changes while Anna, the trainer and others listen. */
describe('Who listens to the plan', () => {
  let instance: Instance;
  let ofBen: BookingRow;
  beforeAll(async () => {
    instance = await startInstance({ socketsPerPerson: 10 });
    ofBen = booking({ personId: ben.personId, remark: 'Asthma', price: cents(700) });
  });
  afterAll(() => instance.close());

  const listener = async (person: typeof anna): Promise<Listener> =>
    listen(socketClient(instance.url, await instance.tokenOf(person)), { query });
  const lastChange = async (listening: Listener, count: number): Promise<unknown> =>
    (await listening.untilReceived(count)).at(-1);
  const frame = (fields: object) => ({
    data: { courtPlanChanged: { changed: [{ _id: ofBen.bookingId, ...fields }] } },
  });
  const showInPeople = async (change: Parameters<Instance['projections']['changePerson']>): Promise<void> => {
    const position = await instance.projections.changePerson(...change);
    await instance.readSide.watch.waitFor(['people'], position, 5000);
  };

  it('hears the private fields of a child as its guardian of today, on sockets that are open and on new ones', async () => {
    await showInPeople([ben.personId, { guardianId: anna.personId }]);
    await instance.projections.show([ofBen]);
    const [former, next] = [await listener(anna), await listener(trainer)];
    expect(await lastChange(former, 1)).toEqual(frame(shown));
    expect(await lastChange(next, 1)).toEqual(frame(hidden));

    await showInPeople([ben.personId, { guardianId: trainer.personId }]);
    const again = await listener(anna);
    expect(await lastChange(again, 1)).toEqual(frame(hidden));
    await instance.projections.show([ofBen]);
    expect(await lastChange(former, 2)).toEqual(frame(hidden));
    expect(await lastChange(again, 2)).toEqual(frame(hidden));
    expect(await lastChange(next, 2)).toEqual(frame(shown));
  });

  it('hears nothing with the rights of a former role: the connection ends, and the next one has those of today', async () => {
    const former = await listener(admin);
    expect(await lastChange(former, 1)).toEqual(frame({ ...shown, mine: false }));
    await instance.projections.changePerson(admin.personId, { role: 'MEMBER' });
    await instance.projections.show([ofBen]);
    expect(await former.ending).toBe('4403 LOGIN_REQUIRED');
    expect(former.frames).toHaveLength(1);
    expect(await lastChange(await listener(admin), 1)).toEqual(frame(hidden));
  });

  it('hears nothing after a deactivation, not even of the same moment', async () => {
    const guest = await listener(gast);
    await guest.untilReceived(1);
    await instance.projections.changePerson(gast.personId, { active: false });
    await instance.projections.show([ofBen]);
    expect(await guest.ending).toBe('4403 LOGIN_REQUIRED');
    expect(guest.frames).toHaveLength(1);
  });
});
