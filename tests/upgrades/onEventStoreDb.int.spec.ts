import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Program, startProgram } from '../operations/program.ts';
import { type OpenedRecording, openRecording } from './openedRecording.ts';
import { replayFiles, replayQuestions } from './replay.ts';

const patient = { timeout: 480_000 };
/** It has most in it of those that are older than this release. */
const recording = '2026-11-26';

let backups: string;
let standIn: Program;
let opened: OpenedRecording;

const addressOf = async (program: Program): Promise<string> => {
  while (!program.output().includes('\n')) await pause(20);
  return program.output().trim();
};

const tsx = (program: string, ...words: readonly string[]): readonly string[] => ['--import', 'tsx', program, ...words];

beforeAll(async () => {
  backups = mkdtempSync(join(tmpdir(), 'platzwart-upgrades-'));
  standIn = startProgram(tsx('event-store/eventstoredb/standIn/serve.ts'), {});
  const EVENTSTOREDB_URL = await addressOf(standIn);
  // docs/operations.md, "Move the log to another store", before the first start of this release.
  opened = await openRecording(recording, {
    env: { EVENTSTOREDB_URL },
    beforeStart: async (run) => {
      expect(await run(tsx('scripts/backup.ts', '--to', backups), {})).toMatchObject({ code: 0 });
      const [backup = ''] = readdirSync(backups);
      const restore = tsx('scripts/restore.ts', join(backups, backup), '--replace');
      expect(await run(restore, { EVENTSTOREDB_URL })).toMatchObject({ code: 0 });
    },
  });
}, patient.timeout);
afterAll(async () => {
  await opened.close();
  standIn.child.kill('SIGTERM');
  await standIn.hasEnded;
  rmSync(backups, { recursive: true, force: true });
});

/** Positions are the new store's own. */
const withoutPositions = (answer: unknown): unknown =>
  JSON.parse(JSON.stringify(answer).replaceAll(/"\d{19,20}(?:\/\d{20})?"/g, '"a position"'));

it('The log of an older release, moved to EventStoreDB, tells the same club', patient, async () => {
  for (const { question, answer } of await replayQuestions(opened))
    expect
      .soft(withoutPositions(answer), `${question.name}, asked by ${question.as}`)
      .toEqual(withoutPositions(question.answer));
  const files = Object.fromEntries(opened.answers.files.map(({ path, sha256 }) => [path, sha256]));
  expect(await replayFiles(opened)).toEqual(files);
  expect(await opened.run(tsx('scripts/runAgainstInstance.ts', 'verify-log'))).toMatchObject({ code: 0 });
});
