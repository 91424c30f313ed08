import * as v from 'valibot';
import type { Case } from './refusalCase.ts';
import { stoodIn } from './refusalCase.ts';

const namedSchema = v.object({ entryId: v.string() });

/** The entry that a request names; undefined for a request that is about something else. */
const nameIn = ({ delivery: { request } }: Case): string | undefined => {
  const { success, output } = v.safeParse(namedSchema, request.data);
  return success ? output.entryId : undefined;
};

export const isAboutWaiting = (refusal: Case): boolean => nameIn(refusal) !== undefined;

/** The whole time from the request to the answer. */
const stoodAllTheTime = ({ from, until }: Readonly<{ from: number; until: number }>, { window }: Case): boolean =>
  from < window.asked && until >= window.answered;

/** Of an offer that somebody wants to take: it was not running at some moment. Of all else: the entry was not there at some moment. */
export const falselyUnknownWish = (refusal: Case): string | null => {
  const { waiting, delivery } = refusal;
  const [entryId, actor] = [nameIn(refusal), delivery.request.actor];
  const stood =
    delivery.request.type === 'TakeOffer'
      ? waiting.offers.filter((offer) => offer.entryId === entryId && offer.personId === actor)
      : [...waiting.entries.values()].filter(({ joined }) => joined.entryId === entryId && joined.personId === actor);
  return stood.some((each) => stoodAllTheTime(each, refusal)) ? 'was told that nobody waits there who does' : null;
};

/** decisions.md N25: five entries at most that have not passed. */
export const falselyTooMany = ({ waiting, delivery: { request }, window }: Case): string | null => {
  const own = [...waiting.entries.values()].filter(({ joined }) => joined.personId === request.actor);
  const isJoining = request.type === 'JoinWaitingList';
  return isJoining && own.filter((each) => stoodIn(each, window)).length >= 5
    ? null
    : 'was told that there are too many, which there were not';
};
