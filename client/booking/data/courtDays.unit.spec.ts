import fc from 'fast-check';
import { type RecordProxy, type RecordSourceProxy, commitLocalUpdate } from 'relay-runtime';
import { beforeEach, describe, expect, it } from 'vitest';
import { addDays, position } from '@platzwart/contracts/core';
import { createRelayEnvironment } from '../../core/relay/relayEnvironment.ts';
import { monday } from '../../courtPlan/plan/club.fixture.ts';
import { linkedIn, storePlan } from './courtDays.ts';
import { applyLiveMessage } from './applyLiveMessage.ts';

const sport = 'TENNIS';
const tuesday = addDays(monday, 1);
const at = (place: number) => position(String(place).padStart(4, '0'));

type Told = Readonly<{ removed?: readonly string[]; state?: string }>;

const openPlan = () => {
  const environment = createRelayEnvironment(() => Promise.reject(new Error('Nothing is asked for here')));
  const write = (work: (store: RecordSourceProxy) => void): void => commitLocalUpdate(environment, work);
  type Kind = Readonly<{ state?: string; date?: string }>;
  const bookings = (store: RecordSourceProxy, ids: readonly string[], { state = 'BOOKED', date = monday }: Kind = {}) =>
    ids.map((id): RecordProxy => {
      const booking = store.get(id) ?? store.create(id, 'Booking').setValue(id, '_id');
      return booking.setValue(state, 'state').setValue(date, 'date');
    });
  return {
    answer: (place: number, ...ids: string[]) =>
      write((store) =>
        storePlan(store, {
          ...{ sport, fromDate: monday, toDate: monday },
          ...{ bookings: bookings(store, ids), position: at(place), asOf: place },
        }),
      ),
    answerForTwoDays: (place: number, onMonday: readonly string[], onTuesday: readonly string[]) =>
      write((store) =>
        storePlan(store, {
          ...{ sport, fromDate: monday, toDate: tuesday, position: at(place), asOf: place },
          bookings: [...bookings(store, onMonday), ...bookings(store, onTuesday, { date: tuesday })],
        }),
      ),
    tell: (place: number, changed: readonly string[], { removed = [], state = 'BOOKED' }: Told = {}): boolean => {
      let isNews = false;
      write((store) => {
        const change = { position: at(place), changed: bookings(store, changed, { state }), removed };
        isNews = applyLiveMessage(store, { sport, date: monday }, change);
      });
      return isNews;
    },
    on: (date: string): readonly string[] | null => {
      let ids: readonly string[] | null = null;
      write((store) => {
        const day = linkedIn(store.getRoot(), 'courtDays').find((each) => String(each.getValue('id')).endsWith(date));
        ids = day
          ? linkedIn(day, 'bookings')
              .map((each) => String(each.getValue('_id')))
              .toSorted()
          : null;
      });
      return ids;
    },
  };
};

let plan: ReturnType<typeof openPlan>;
beforeEach(() => (plan = openPlan()));

describe('The days of the plan in the store', () => {
  it('add a new booking and remove one that is gone', () => {
    plan.answer(4, 'six');
    plan.tell(5, ['seven']);
    plan.tell(6, [], { removed: ['six'] });
    expect(plan.on(monday)).toEqual(['seven']);
  });

  it('remove a booking that is reported as cancelled', () => {
    plan.answer(4, 'six');
    plan.tell(5, ['six'], { state: 'CANCELED' });
    expect(plan.on(monday)).toEqual([]);
  });

  it('contain a booking once, though answer and message both carry it', () => {
    plan.answer(5, 'six');
    plan.tell(5, ['six']);
    plan.tell(6, ['six']);
    expect(plan.on(monday)).toEqual(['six']);
  });

  it('ignore a message that is older than the answer, and report that nothing has changed', () => {
    plan.answer(9);
    expect(plan.tell(5, ['six'])).toBe(false);
    expect(plan.on(monday)).toEqual([]);
  });

  it('ignore an answer that is older than a message', () => {
    plan.answer(4, 'six');
    plan.tell(5, [], { removed: ['six'] });
    plan.answer(4, 'six');
    expect(plan.on(monday)).toEqual([]);
  });

  it('ignore a repeated message that is older than a later one', () => {
    plan.answer(4);
    plan.tell(5, ['six']);
    plan.tell(6, [], { removed: ['six'] });
    plan.tell(5, ['six']);
    expect(plan.on(monday)).toEqual([]);
  });

  it('take from an answer for several days only those days without newer data', () => {
    plan.answer(4, 'six');
    plan.tell(7, ['seven']);
    plan.answerForTwoDays(6, ['six'], ['eight']);
    expect(plan.on(monday)).toEqual(['seven', 'six']);
    expect(plan.on(tuesday)).toEqual(['eight']);
  });

  it('ignore a message about a day that was never loaded', () => {
    expect(plan.tell(5, ['six'])).toBe(false);
    expect(plan.on(monday)).toBeNull();
  });

  it('are the same whenever an answer arrived in between', () => {
    const steps = fc.array(fc.record({ id: fc.integer({ min: 0, max: 4 }), isFreed: fc.boolean() }), { maxLength: 25 });
    fc.assert(
      fc.property(steps, fc.nat(), fc.nat(), (history, pickTaken, pickArrived) => {
        const truthAfter = (count: number): readonly string[] => {
          const truth = new Set<string>();
          history.slice(0, count).forEach(({ id, isFreed }) => truth[isFreed ? 'delete' : 'add'](String(id)));
          return [...truth];
        };
        const taken = pickTaken % (history.length + 1);
        const arrived = taken + (pickArrived % (history.length + 1 - taken));
        const live = openPlan();
        live.answer(0);
        history.forEach(({ id, isFreed }, index) => {
          if (index === arrived) live.answer(taken, ...truthAfter(taken));
          live.tell(index + 1, isFreed ? [] : [String(id)], { removed: isFreed ? [String(id)] : [] });
        });
        if (arrived === history.length) live.answer(taken, ...truthAfter(taken));
        expect(live.on(monday)).toEqual(truthAfter(history.length).toSorted());
      }),
    );
  });
});
