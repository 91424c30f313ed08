import { describe, it } from 'vitest';
import { specificationFor } from '../../core/specification.ts';
import type { Booker } from '../../booking/domain/bookingRequests.ts';
import type { ReleaseBookings } from './courtsCommands.ts';
import { courtsDecider } from './courts.ts';
import { anna, at, ben } from '../../booking/domain/specClub.ts';
import { block, book, booked, cancelled } from './specSentences.ts';

const given = specificationFor(courtsDecider);
/** Ten o'clock in Musterstadt. */
const thursday10 = at('2026-06-18T08:00:00Z');
const release = ({ personId }: Booker, now = thursday10): ReleaseBookings => ({
  type: 'ReleaseBookings',
  data: { personId, now },
});

const yesterday = booked(anna, block('TENNIS 1', '2026-06-17', '18:00-19:00'), 1);
const underWay = booked(anna, block('TENNIS 1', '2026-06-18', '10:00-11:00'), 2);
const tonight = booked(anna, block('TENNIS 1', '2026-06-18', '18:00-19:00'), 3);
const nextMonth = booked(anna, { ...block('HALL 1', '2026-07-18', '18:00-19:00'), category: 'SAISON' }, 4);
const bens = booked(ben, block('TENNIS 2', '2026-06-18', '18:00-19:00'), 5);

describe("Releasing a person's bookings", () => {
  it('cancels everything that has not begun yet, in order, and nothing else', () => {
    given(nextMonth, yesterday, underWay, bens, tonight)
      .when(release(anna))
      .then(cancelled(tonight), cancelled(nextMonth));
  });

  it('writes nothing where no booking is left, and for people who never booked', () => {
    given(tonight, cancelled(tonight)).when(release(anna)).thenNothingHappens();
    given(tonight).when(release(ben)).thenNothingHappens();
  });

  it('frees the courts for others', () => {
    given(tonight, cancelled(tonight))
      .when(book(ben, block('TENNIS 1', '2026-06-18', '18:00-19:00'), { first: 9, now: thursday10 }))
      .thenAccepted();
  });
});
