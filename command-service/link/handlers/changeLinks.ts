import type { PersonId } from '@platzwart/contracts/core';
import type { AddKiosk, LinkErrorCode, RemoveKiosk, RenewCalendarLink } from '@platzwart/contracts/link';
import type { Vault } from '@platzwart/vault';
import type { Call } from '../../core/call.ts';
import type { Answer } from '../../core/commandStream.ts';
import { reject } from '../../core/decider.ts';

type Dependencies = Readonly<{
  vault: Pick<Vault, 'links'>;
  personById: (personId: PersonId) => Readonly<{ active: boolean }> | null;
  /** Now, as an ISO 8601 instant in UTC. */
  clock: () => string;
}>;
type LinkAnswer = Promise<Answer<LinkErrorCode | 'LOGIN_REQUIRED' | 'ERR_NOT_AUTHORIZED'>>;

/** Links are credentials, so they are rows of the vault and no events: they end at once, and with the person. */
const done = (...ids: readonly string[]) => ({ outcome: 'accepted', position: null, ids }) as const;

const forCaller = async (
  { personById }: Dependencies,
  { actor }: Call,
  change: (personId: PersonId) => Promise<ReturnType<typeof done>>,
): LinkAnswer => {
  const person = actor === null ? null : personById(actor);
  if (actor === null || !person) return reject('LOGIN_REQUIRED');
  return person.active ? change(actor) : reject('ERR_NOT_AUTHORIZED');
};

export const renewCalendarLink = (dependencies: Dependencies) => (link: RenewCalendarLink['data'], call: Call) =>
  forCaller(dependencies, call, async (personId) => {
    await dependencies.vault.links.renewCalendar(personId, { ...link, madeAt: dependencies.clock() });
    return done(link.linkId);
  });

export const removeCalendarLink = (dependencies: Dependencies) => (_: unknown, call: Call) =>
  forCaller(dependencies, call, async (personId) => {
    await dependencies.vault.links.removeCalendar(personId);
    return done();
  });

export const addKiosk =
  ({ vault, clock }: Dependencies) =>
  async ({ name, ...link }: AddKiosk['data']): LinkAnswer => {
    await vault.links.addKiosk(name, { ...link, madeAt: clock() });
    return done(link.linkId);
  };

/** Refuses with ERR_KIOSK_NOT_FOUND. */
export const removeKiosk =
  ({ vault }: Dependencies) =>
  async ({ linkId }: RemoveKiosk['data']): LinkAnswer =>
    (await vault.links.removeKiosk(linkId)) ? done(linkId) : reject('ERR_KIOSK_NOT_FOUND', 'id');
