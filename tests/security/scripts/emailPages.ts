import { setTimeout as pause } from 'node:timers/promises';
import * as v from 'valibot';
import { withDatabase } from '../../checker/readEvidence.ts';
import type { Findings } from '../suite.ts';
import { reasonsOf } from './storedBookings.ts';
import { inspectPage, shownOn } from './inspectPage.ts';
import { type Stage, isEnough } from './scene.ts';
import type { Visitor } from '../people.ts';

const timeoutMilliseconds = 60_000;
const emailsSchema = v.array(v.object({ id: v.string(), state: v.string() }));

/** The emails about cancellations, once all of them are sent. */
const sentEmails = async ({ target, payloads }: Stage, { personId }: Visitor): Promise<readonly string[]> => {
  const end = performance.now() + timeoutMilliseconds;
  const read = () =>
    withDatabase(target.databaseUrl, async (db) => {
      const query = `select mail_id as id, state from mail.outbox where person_id = $1 and kind = 'BOOKING_CANCELLED'`;
      return v.parse(emailsSchema, (await db.query(query, [personId])).rows);
    });
  for (;;) {
    const emails = await read();
    if (emails.filter(({ state }) => state === 'SENT').length === payloads.length) return emails.map(({ id }) => id);
    if (performance.now() > end) throw new Error(`${emails.length} emails, not all of them sent, within a minute`);
    await pause(100);
  }
};

/**
 * Each email as shown by a mail program without protection, and in the mailbox of the demo. Each email contains its payload; every payload
 * must have been seen at the end.
 */
export const emailPages = async (stage: Stage, visitor: Visitor): Promise<Findings> => {
  const reasons = reasonsOf(stage.payloads);
  const page = await stage.browser.open(null);
  const seen = new Set<number>();
  const violations: string[] = [];
  const emails = await sentEmails(stage, visitor);
  for (const id of emails) {
    if (isEnough(violations)) break;
    const bare = await fetch(new URL(`/dev/mailbox/${id}/body`, stage.target.url));
    await page.goto('/health');
    await page.setContent(await bare.text());
    const carried = await shownOn(page, reasons);
    carried.forEach(({ number }) => seen.add(number));
    violations.push(...(await inspectPage(page)));
    await page.goto(`/dev/mailbox/${id}?as=text`);
    violations.push(...(await inspectPage(page, carried)));
    await page.goto(`/dev/mailbox/${id}`);
    violations.push(...(await inspectPage(page)));
  }
  await page.goto('/dev/mailbox');
  violations.push(...(await inspectPage(page)));
  const unseen = reasons.filter(({ number }) => !seen.has(number)).map(({ text }) => `no email shows ${text}`);
  return { cases: 3 * emails.length + 1, violations: [...violations, ...unseen] };
};
