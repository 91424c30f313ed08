import { randomUUID } from 'node:crypto';
import { logSettings } from '@platzwart/event-store/log-settings';
import { configured } from '@platzwart/service-process/configured';
import { StartRefused, refuseToStart } from '@platzwart/service-process/refusal';
import { pino } from 'pino';
import * as v from 'valibot';
import { configurationSchema } from '../config.ts';
import { secretDigestOf } from '../core/hashes.ts';
import { openService } from '../openService.ts';
import { openCommandMetrics } from '../operations/commandMetrics.ts';
import { settleMode } from '../processes/modeOfData.ts';
import { hasDemoPeople, needsDemoClub, seedDemoClub } from './seedDemoClub.ts';

const { PLATZWART_MODE, DATABASE_URL } = configurationSchema.entries;

/** `npm run seed`: fills an empty log with the demo club; does not change any other log, and refuses that of a club in production. */
const seed = async (): Promise<void> => {
  const configuration = configured(v.object({ PLATZWART_MODE, DATABASE_URL, ...logSettings }));
  if (configuration.PLATZWART_MODE !== 'demo')
    throw new StartRefused('PLATZWART_MODE: the demo club is for demo mode only');
  const clock = (): string => new Date().toISOString();
  const { service, close } = await openService(configuration, {
    log: pino({ level: 'warn' }),
    clock,
    metrics: openCommandMetrics(),
    // Its requests have no idempotency keys, so nobody compares them.
    digestSecret: secretDigestOf(randomUUID()),
  });
  await settleMode(service, {
    ...{ mode: 'demo', removesDemoPeople: false, newId: randomUUID, clock },
    hasDemoPeople: () => Promise.resolve(hasDemoPeople(service)),
  });
  const report = needsDemoClub(service) ? await seedDemoClub(service, clock()) : null;
  await close();
  const sentence = report
    ? `TC Musterstadt has ${report.people} people and ${report.bookings} bookings, ${report.cancelled} of them cancelled.`
    : 'There is a club in the log already: nothing was written.';
  process.stdout.write(`${sentence}\n`);
};

await seed().catch(refuseToStart);
