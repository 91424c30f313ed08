import { setTimeout as pause } from 'node:timers/promises';
import * as v from 'valibot';
import { checkHouse } from '../checker/checkHouse.ts';
import { withDatabase } from '../checker/readEvidence.ts';
import { diceOf } from '../support/dice.ts';
import { openSmtpSink } from '../support/smtpSink.ts';
import type { AttackReport } from './attackReport.ts';
import { openAttackedHouse } from './attackedHouse.ts';
import type { Target } from './killPlan.ts';
import { letterFindings } from './letterFindings.ts';
import { registrations } from './registrations.ts';

type Wishes = Readonly<{ kills: number; seed: number; tell: (line: string) => void }>;

/** Whoever sends letters, and whoever makes them necessary. */
const targets: readonly Target[] = ['mail-service', 'mail-service', 'command-service'];

const outboxSchema = v.array(v.object({ mailId: v.string(), state: v.string(), eventId: v.string() }));
const eventsSchema = v.array(v.object({ id: v.string() }));

const readPost = (databaseUrl: string) =>
  withDatabase(databaseUrl, async (db) => {
    const outbox = await db.query('select mail_id as "mailId", state, event_id as "eventId" from mail.outbox');
    const events = await db.query(
      `select id from event_store.events where type = 'CodeIssued' and metadata ->> 'correlationId' <> 'demo-club'`,
    );
    const eventIds = v.parse(eventsSchema, events.rows).map(({ id }) => id);
    // The post of a house that has a mail server begins where the demo club's history ends.
    return { outbox: v.parse(outboxSchema, outbox.rows).filter(({ eventId }) => eventIds.includes(eventId)), eventIds };
  });

const patienceMs = 30_000;

/** Until nothing waits any more, or none of it has left for a while; what still waits then is for the report. */
const untilSent = async (databaseUrl: string) => {
  let [fewest, end] = [Number.POSITIVE_INFINITY, 0];
  for (;;) {
    const post = await readPost(databaseUrl);
    const unsent = post.eventIds.length - post.outbox.filter(({ state }) => state !== 'WAITING').length;
    if (unsent < fewest) [fewest, end] = [unsent, performance.now() + patienceMs];
    if (unsent === 0 || performance.now() > end) return post;
    await pause(500);
  }
};

/** Members are registered while mail-service and command-service are killed: no letter is lost, and none comes as two. */
export const mailRun = async ({ kills, seed, tell }: Wishes): Promise<AttackReport> => {
  const dice = diceOf(seed);
  const sink = await openSmtpSink();
  const house = await openAttackedHouse({ SMTP_URL: sink.url, MAIL_FROM: 'club@platz.example' });
  // A server takes its time: so that kills also meet letters that are on their way.
  sink.onTaken(() => pause(20));
  try {
    const enough = new AbortController();
    const registered = registrations(house.club, enough.signal);
    for (let struck = 1; struck <= kills; struck += 1) {
      await pause(200 + dice.below(1_200));
      const target = targets[dice.below(targets.length)] ?? 'mail-service';
      await house.kill(target);
      tell(`  ${struck}/${kills} ${target}`);
    }
    enough.abort();
    const emails = await registered;
    const { databaseUrl } = await house.club();
    const post = await untilSent(databaseUrl);
    const kept = await checkHouse({ databaseUrl, calls: [] });
    return {
      title: `${kills} kills of those who write letters, seed ${seed}`,
      attacks: [
        ['registrations', emails.length],
        ['letters that the mail server took', sink.mails.length],
      ],
      calls: [],
      findings: [...kept, ...letterFindings({ emails, mails: sink.mails, ...post }, kills)],
    };
  } finally {
    await house.clearAway();
    await sink.close();
  }
};
