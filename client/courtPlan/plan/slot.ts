import { type LocalDate, type LocalTime, timeOfMinute } from '@platzwart/contracts/core';

/** A stretch of one court on the day in view. Minutes count from local midnight, 0 to 1440. */
export type Place = Readonly<{ court: number; startMinute: number; endMinute: number }>;

/** A stretch of one court on any day of any sport. */
export type Slot = Place & Readonly<{ sport: string; date: LocalDate }>;

/** Names a cell of the day in view: one per court and start. */
export const placeKey = ({ court, startMinute }: Pick<Place, 'court' | 'startMinute'>): string =>
  `${court}-${startMinute}`;

/** Whether the cell with this key begins at `minute`. */
export const isKeyAt = (key: string, minute: number): boolean => key.endsWith(`-${minute}`);

/** Names a slot of any day of any sport. */
export const slotKey = (slot: Slot): string => `${slot.sport}-${slot.date}-${placeKey(slot)}`;

export const startOf = ({ startMinute }: Pick<Place, 'startMinute'>): LocalTime => timeOfMinute(startMinute);
export const endOf = ({ endMinute }: Pick<Place, 'endMinute'>): LocalTime => timeOfMinute(endMinute);
export const minutesOf = ({ startMinute, endMinute }: Pick<Place, 'startMinute' | 'endMinute'>): number =>
  endMinute - startMinute;

export const overlaps = (a: Place, b: Place): boolean =>
  a.court === b.court && a.startMinute < b.endMinute && b.startMinute < a.endMinute;

export const isSameDay = (a: Pick<Slot, 'sport' | 'date'>, b: Pick<Slot, 'sport' | 'date'>): boolean =>
  a.sport === b.sport && a.date === b.date;
