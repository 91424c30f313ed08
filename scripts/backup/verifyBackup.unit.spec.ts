import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { formatVersion, openBackup, writeManifest } from './manifest.ts';
import { verifyBackup } from './verifyBackup.ts';

const folder = mkdtempSync(join(tmpdir(), 'platzwart-verify-'));

const writeBackup = (name: string, takenAt: string, vault: number): string => {
  const path = join(folder, name);
  mkdirSync(path);
  writeFileSync(join(path, 'keys.jsonl'), '');
  const versions = { platzwart: '0.9.0', data: null, postgres: '18.4', event_store: 4, vault };
  const file = (fileName: string) => ({ name: fileName, rows: {}, sha256: '' });
  writeManifest(path, {
    ...{ format: 'platzwart backup', formatVersion, takenAt, club: 'a', versions, head: null, streams: {} },
    ...{ log: file('events.jsonl'), keys: file('keys.jsonl') },
  });
  return path;
};

it('A restore does not read the keys of a newer program, and says what to do about them', async () => {
  const older = writeBackup('before-0.9.0', '2026-11-01T10:00:00.000Z', 1);
  const newer = writeBackup('platzwart-later', '2026-11-09T10:00:00.000Z', 999);
  try {
    await expect(verifyBackup(openBackup(older))).rejects.toThrow(
      `The newest keys of this club are those of ${newer}, which version 0.9.0 wrote and this version cannot read: move that folder elsewhere, restore, and erase again whoever was erased before 2026-11-09T10:00:00.000Z. Nothing was changed.`,
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
});
