import type { ClubMode } from '@platzwart/contracts/club';
import { StartRefused } from '@platzwart/service-process/refusal';
import type { CommandService } from '../commandService.ts';
import { systemCall } from '../core/systemCall.ts';

type Service = Pick<CommandService, 'club' | 'members' | 'ledger' | 'runJob'>;

type ModeOptions = Readonly<{
  /** What the environment says. */
  mode: ClubMode;
  /** DEMO_PEOPLE=remove. */
  removesDemoPeople: boolean;
  /** Whether a log that does not say its mode holds the demo's people. */
  hasDemoPeople: () => Promise<boolean>;
  /** A new UUID, and now as an ISO 8601 instant. */
  newId: () => string;
  clock: () => string;
}>;

const publicLogins =
  'PLATZWART_MODE: these data are a demo\u2019s, whose logins are public. Start production on empty data (another DATA_DIR or ' +
  'DATABASE_URL), or set DEMO_PEOPLE=remove: then the start erases every person in these data for good, also those who were added ' +
  'later, and cancels their bookings; courts, prices and settings stay.';
const notADemo =
  'PLATZWART_MODE: these data are a club\u2019s in production and are not started as a demo: set PLATZWART_MODE=production, or choose ' +
  'other data (DATA_DIR or DATABASE_URL).';

const callOf = ({ newId, clock }: ModeOptions) => {
  const id = newId();
  return systemCall({ commandId: id, correlationId: id, idempotencyKey: null, now: clock() });
};

const isEmpty = ({ club, members, ledger }: Service): boolean =>
  [club, members, ledger].every((stream) => stream.current().revision === 'none');

/** Null for a log of an older release that holds no demo and is opened as one: it stays as it is. */
const modeToRecord = async (service: Service, { mode, hasDemoPeople }: ModeOptions): Promise<ClubMode | null> => {
  if (isEmpty(service)) return mode;
  if (await hasDemoPeople()) return 'demo';
  return mode === 'production' ? mode : null;
};

const recordMode = async (service: Service, options: ModeOptions): Promise<ClubMode | null> => {
  const { club } = service;
  const mode = club.current().state.mode ?? (await modeToRecord(service, options));
  // Another process may have recorded another mode meanwhile: then this is refused, and the state has the other one.
  if (mode !== null) await club.send({ type: 'OpenClub', data: { mode } }, callOf(options));
  return club.current().state.mode;
};

/** May be repeated after a crash: the mode is changed last. */
const endDemo = async ({ club, members, runJob }: Service, options: ModeOptions): Promise<void> => {
  await members.send({ type: 'EraseEverybody', data: {} }, callOf(options));
  await runJob('finishErasures');
  await club.send({ type: 'EndDemo' }, callOf(options));
};

/**
 * Makes the mode a fact of the data, as the first event of an empty log, and compares it with the environment. Throws StartRefused where
 * production would open a demo, whose logins are public, unless it is told to erase its people; and where a demo would open a club's
 * data (docs/adr/0032-mode-in-the-log.md).
 */
export const settleMode = async (service: Service, options: ModeOptions): Promise<void> => {
  const recorded = await recordMode(service, options);
  if (recorded === null || recorded === options.mode) return;
  if (recorded === 'production') throw new StartRefused(notADemo);
  if (!options.removesDemoPeople) throw new StartRefused(publicLogins);
  await endDemo(service, options);
};
