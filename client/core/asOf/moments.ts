import { instantSchema } from '@platzwart/contracts/core';
import * as v from 'valibot';

/** The moment whose knowledge is shown, and a later one that it is compared with; null: now. */
export type Moments = Readonly<{ at: string | null; compare: string | null }>;

/** Whether there is something between them that a comparison can show. */
export const isLater = (at: string | null, compare: string | null): boolean =>
  at !== null && (compare === null || Date.parse(compare) > Date.parse(at));

const momentSchema = v.pipe(instantSchema, v.endsWith('Z'));

const momentOf = (text: string | null): string | null => {
  const moment = v.safeParse(momentSchema, text);
  return moment.success ? moment.output : null;
};

/** Ignores invalid moments, and one for the comparison that is not the later. */
export const momentsOf = (params: URLSearchParams): Moments => {
  const [at, compare] = [momentOf(params.get('at')), momentOf(params.get('compare'))];
  return { at, compare: isLater(at, compare) ? compare : null };
};

/** `position`: of the last event that is known at the moment that is shown; only to be read. */
export const paramsOfMoments = ({ at, compare }: Moments, position: string | null): Readonly<Record<string, string>> =>
  at === null ? {} : { at, ...(position !== null && { position }), ...(compare !== null && { compare }) };
