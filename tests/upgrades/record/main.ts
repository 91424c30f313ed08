import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runTool } from '../../../scripts/build/runTool.ts';
import { clearAway } from '../../operations/startedInstance.ts';
import { parseCommandLine } from '../../support/parseCommandLine.ts';
import { openSmtpSink } from '../../support/smtpSink.ts';
import { storedNames } from '../storedNames.ts';
import { checkOut } from './checkOut.ts';
import { liveClub } from './liveClub.ts';
import { readReleaseSchema } from './releaseSchema.ts';
import { writeRecording } from './writeRecording.ts';

const usage = 'npm run record-release [-- --commit HASH --day YYYY-MM-DD]';
const today = (): string => new Date().toISOString().slice(0, 10);

/**
 * `npm run record-release`: builds and runs this release with a club, stops it and keeps what it has left in `recordings/`, by the day.
 * `--commit`: runs the code of that commit instead.
 */
const { values } = parseCommandLine({ commit: { type: 'string' }, day: { type: 'string', default: today() } }, usage);
const code = checkOut(values.commit ?? null);
const dataFolder = mkdtempSync(join(tmpdir(), 'platzwart-recording-'));
const mailServer = await openSmtpSink();
const schema = readReleaseSchema(code.folder);
try {
  const release = { folder: code.folder, schema, dataFolder, mailServer, hasDemoClub: !schema.canDo('updateSettings') };
  const { instance, known, answers } = await liveClub(release, values.day);
  await instance.stop();
  const names = values.commit === undefined ? storedNames() : null;
  const version = { commit: code.commit, version: code.version, names };
  // Its open tabs are served for 180 days from now on (docs/adr/0076-published-operations.md).
  if (values.commit === undefined) await runTool('tsx', ['scripts/build/publishOperations.ts', '--release'], '.');
  console.log(`Written: ${await writeRecording(values.day, { dataFolder, known: { ...known, ...version }, answers })}`);
} finally {
  await clearAway({ folder: dataFolder, port: 0, url: '', env: {} });
  await mailServer.close();
  code.remove();
  rmSync(dataFolder, { recursive: true, force: true });
}
