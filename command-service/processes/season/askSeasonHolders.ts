import { createHash } from 'node:crypto';
import type { AnswerSeasonOffer, AskSeasonHolders } from '@platzwart/contracts/booking';
import { millisecondsOf } from '@platzwart/contracts/club-time';
import { type LocalDate, type PersonId, addDays, codeId, localTime } from '@platzwart/contracts/core';
import { clubNow } from '../../booking/domain/clubNow.ts';
import type { Call } from '../../core/call.ts';
import type { Answer } from '../../core/commandStream.ts';
import { reject } from '../../core/decider.ts';
import { systemCall } from '../../core/systemCall.ts';
import { holdersToAsk, holdersToRemind } from '../../season/domain/holdersToAsk.ts';
import type { NewAsk } from '../../season/domain/seasonStreamCommands.ts';
import { linkCode } from '../../user/handlers/newCodes.ts';
import type { SeasonDependencies } from './seasonDependencies.ts';

/** New secret links: the tokens are in the vault until their e-mails have been sent, and nowhere else. */
const newAsks = async (
  { vault, newId, personById }: SeasonDependencies,
  holders: readonly PersonId[],
  answerUntil: LocalDate,
): Promise<readonly NewAsk[]> => {
  const expiresAt = new Date(millisecondsOf(addDays(answerUntil, 1), localTime('00:00'))).toISOString();
  const links = holders
    .filter((personId) => personById(personId)?.active)
    .map((personId) => ({ personId, codeId: codeId(newId()), code: linkCode() }));
  await vault.codes.keepAll(links.map((link) => ({ ...link, purpose: 'SEASON', expiresAt })));
  return links.map(({ code, ...link }) => ({ ...link, tokenHash: createHash('sha256').update(code).digest('hex') }));
};

/** An ADMIN asks all holders who have something to answer. Refuses with ERR_SEASON_NOT_UPDATED where there is nobody. */
export const askSeasonHolders =
  (dependencies: SeasonDependencies) =>
  async ({ planId, answerUntil }: AskSeasonHolders['data'], call: Call): Promise<Answer<string>> => {
    const { seasons } = dependencies;
    await seasons.refresh();
    const today = clubNow(call.now).date;
    const plan = seasons.current().state.plans.get(planId);
    const holders = plan && answerUntil >= today ? holdersToAsk(plan, answerUntil) : [];
    const asks = await newAsks(dependencies, holders, answerUntil);
    return seasons.send({ type: 'AskHolders', data: { planId, today, answerUntil, asks } }, call);
  };

/** Reminds those who have not answered, three days before the last day. */
export const remindSeasonHolders =
  (dependencies: SeasonDependencies & Readonly<{ clock: () => string }>) => async (): Promise<void> => {
    const { seasons, newId, clock } = dependencies;
    const now = clock();
    const today = clubNow(now).date;
    for (const plan of seasons.current().state.plans.values()) {
      const holders = holdersToRemind(plan, today);
      if (holders.length === 0 || plan.answerUntil === null) continue;
      const asks = await newAsks(dependencies, holders, plan.answerUntil);
      const id = newId();
      await seasons.send(
        { type: 'RemindHolders', data: { planId: plan.planId, today, asks } },
        systemCall({ commandId: id, correlationId: id, idempotencyKey: null, now }),
      );
    }
  };

/** A holder answers by their secret link, signed in or not: the link is the proof. Refuses with the decider's codes. */
export const answerSeasonOffer =
  ({ seasons, vault, personById }: SeasonDependencies) =>
  async ({ tokenHash, answers }: AnswerSeasonOffer['data'], call: Call): Promise<Answer<string>> => {
    await seasons.refresh();
    const plans = [...seasons.current().state.plans.values()];
    const holder = plans.flatMap(({ links }) => links.get(tokenHash) ?? []).at(0);
    // An erased or blocked person has no offer any more.
    if (!holder || !personById(holder)?.active) return reject('ERR_SEASON_OFFER_OVER');
    const seal = async (text: string | null) => (text ? vault.seal(holder, text) : null);
    const sealed = await Promise.all(
      answers.map(async ({ seriesId, answer, otherTime }) => ({
        ...{ seriesId, answer },
        sealedOtherTime: answer === 'OTHER_TIME' ? await seal(otherTime) : null,
      })),
    );
    const today = clubNow(call.now).date;
    const byLink = { ...call, actor: holder, role: personById(holder)?.role ?? null };
    return seasons.send({ type: 'AnswerOffer', data: { tokenHash, today, answers: sealed } }, byLink);
  };
