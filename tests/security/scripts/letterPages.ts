import { setTimeout as pause } from 'node:timers/promises';
import * as v from 'valibot';
import { withDatabase } from '../../checker/readEvidence.ts';
import type { Findings } from '../suite.ts';
import { reasonsOf } from './keptBookings.ts';
import { look, shownOn } from './look.ts';
import { type Stage, isEnough } from './scene.ts';
import type { Visitor } from '../people.ts';

const patienceMilliseconds = 60_000;
const lettersSchema = v.array(v.object({ id: v.string(), state: v.string() }));

/** The letters about what was cancelled, once every one of them is on its way. */
const sentLetters = async ({ target, payloads }: Stage, { personId }: Visitor): Promise<readonly string[]> => {
  const end = performance.now() + patienceMilliseconds;
  const read = () =>
    withDatabase(target.databaseUrl, async (db) => {
      const query = `select mail_id as id, state from mail.outbox where person_id = $1 and kind = 'BOOKING_CANCELLED'`;
      return v.parse(lettersSchema, (await db.query(query, [personId])).rows);
    });
  for (;;) {
    const letters = await read();
    if (letters.filter(({ state }) => state === 'SENT').length === payloads.length) return letters.map(({ id }) => id);
    if (performance.now() > end) throw new Error(`${letters.length} letters, not all of them sent, within a minute`);
    await pause(100);
  }
};

/**
 * Each letter as a mail program shows it that protects nobody, and in the mailbox of the demo. Which letter carries which payload, it
 * says itself; in the end every one must have been seen.
 */
export const letterPages = async (stage: Stage, visitor: Visitor): Promise<Findings> => {
  const reasons = reasonsOf(stage.payloads);
  const page = await stage.browser.open(null);
  const seen = new Set<number>();
  const violations: string[] = [];
  const letters = await sentLetters(stage, visitor);
  for (const id of letters) {
    if (isEnough(violations)) break;
    const bare = await fetch(new URL(`/dev/mailbox/${id}/letter`, stage.target.url));
    await page.goto('/health');
    await page.setContent(await bare.text());
    const carried = await shownOn(page, reasons);
    carried.forEach(({ number }) => seen.add(number));
    violations.push(...(await look(page)));
    await page.goto(`/dev/mailbox/${id}?as=text`);
    violations.push(...(await look(page, carried)));
    await page.goto(`/dev/mailbox/${id}`);
    violations.push(...(await look(page)));
  }
  await page.goto('/dev/mailbox');
  violations.push(...(await look(page)));
  const unseen = reasons.filter(({ number }) => !seen.has(number)).map(({ text }) => `no letter shows ${text}`);
  return { cases: 3 * letters.length + 1, violations: [...violations, ...unseen] };
};
