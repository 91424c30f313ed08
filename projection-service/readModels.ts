import { bookingEventDecoders } from './booking/bookingEventDecoders.ts';
import { bookings } from './booking/bookings/bookings.ts';
import { clubEventDecoders } from './club/clubEventDecoders.ts';
import { clubSettings } from './club/clubSettings/clubSettings.ts';
import type { Decoders } from './core/decodeLog.ts';
import type { ReadModel } from './core/readModel.ts';
import { people } from './user/people/people.ts';
import { userEventDecoders } from './user/userEventDecoders.ts';

/** Every question that the history is asked. */
export const readModels: readonly ReadModel[] = [bookings, clubSettings, people];

/** Every event that the log can hold; all others are foreign to this service. */
export const decoders: Decoders = new Map(
  Object.entries({ ...bookingEventDecoders, ...clubEventDecoders, ...userEventDecoders }),
);
