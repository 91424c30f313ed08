import { setTimeout as pause } from 'node:timers/promises';
import * as v from 'valibot';
import { checkInstance } from '../checker/checkInstance.ts';
import { withDatabase } from '../checker/readEvidence.ts';
import { createRandomGenerator } from '../support/randomGenerator.ts';
import { openSmtpSink } from '../support/smtpSink.ts';
import type { AttackReport } from './attackReport.ts';
import { startAttackedInstance } from './attackedInstance.ts';
import type { Target } from './killPlan.ts';
import { emailFindings } from './emailFindings.ts';
import { registrations } from './registrations.ts';

type RunOptions = Readonly<{ kills: number; seed: number; print: (line: string) => void }>;

/** Targets: the sender of emails, and the service whose events trigger them. */
const targets: readonly Target[] = ['mail-service', 'mail-service', 'command-service'];

const outboxSchema = v.array(v.object({ mailId: v.string(), state: v.string(), eventId: v.string() }));
const eventsSchema = v.array(v.object({ id: v.string() }));

const readOutbox = (databaseUrl: string) =>
  withDatabase(databaseUrl, async (db) => {
    const outbox = await db.query('select mail_id as "mailId", state, event_id as "eventId" from mail.outbox');
    const events = await db.query(
      `select id from event_store.events where type = 'CodeIssued' and metadata ->> 'correlationId' <> 'demo-club'`,
    );
    const eventIds = v.parse(eventsSchema, events.rows).map(({ id }) => id);
    // With a mail server configured the mail-service starts after the demo club's history.
    return { outbox: v.parse(outboxSchema, outbox.rows).filter(({ eventId }) => eventIds.includes(eventId)), eventIds };
  });

const timeoutMs = 30_000;

/** Waits until the outbox is empty or makes no progress for a while; emails that still wait are a finding. */
const untilSent = async (databaseUrl: string) => {
  let [fewest, end] = [Number.POSITIVE_INFINITY, 0];
  for (;;) {
    const post = await readOutbox(databaseUrl);
    const unsent = post.eventIds.length - post.outbox.filter(({ state }) => state !== 'WAITING').length;
    if (unsent < fewest) [fewest, end] = [unsent, performance.now() + timeoutMs];
    if (unsent === 0 || performance.now() > end) return post;
    await pause(500);
  }
};

/** Members are registered while mail-service and command-service are killed: no email is lost, and none is sent under two ids. */
export const mailRun = async ({ kills, seed, print }: RunOptions): Promise<AttackReport> => {
  const random = createRandomGenerator(seed);
  const sink = await openSmtpSink();
  const instance = await startAttackedInstance({ SMTP_URL: sink.url, MAIL_FROM: 'club@platz.example' });
  // A slow server, so that kills also hit emails that are being sent.
  sink.onTaken(() => pause(20));
  try {
    const enough = new AbortController();
    const registered = registrations(instance.club, enough.signal);
    for (let killRecords = 1; killRecords <= kills; killRecords += 1) {
      await pause(200 + random.below(1_200));
      const target = targets[random.below(targets.length)] ?? 'mail-service';
      await instance.kill(target);
      print(`  ${killRecords}/${kills} ${target}`);
    }
    enough.abort();
    const emails = await registered;
    const { databaseUrl } = await instance.club();
    const post = await untilSent(databaseUrl);
    const kept = await checkInstance({ databaseUrl, calls: [] });
    return {
      title: `${kills} kills of those who write emails, seed ${seed}`,
      attacks: [
        ['registrations', emails.length],
        ['emails that the mail server took', sink.mails.length],
      ],
      calls: [],
      findings: [...kept, ...emailFindings({ emails, mails: sink.mails, ...post }, kills)],
    };
  } finally {
    await instance.clearAway();
    await sink.close();
  }
};
