import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { formatVersion, writeManifest } from '../backup/manifest.ts';
import { keepKeysShort } from './keepKeysShort.ts';

const day = 24 * 60 * 60 * 1_000;
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'platzwart-keys-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const writeBackup = (name: string, age: number): void => {
  mkdirSync(join(folder, name));
  writeFileSync(join(folder, name, 'keys.jsonl'), '');
  const takenAt = new Date(Date.now() - age * day).toISOString();
  const versions = { platzwart: '0.2.0', data: null, postgres: '18.4', event_store: 4, vault: 15 };
  const file = (fileName: string) => ({ name: fileName, rows: {}, sha256: '' });
  writeManifest(join(folder, name), {
    ...{ format: 'platzwart backup', formatVersion, takenAt, club: 'a', versions, head: null, streams: {} },
    ...{ log: file('events.jsonl'), keys: file('keys.jsonl') },
  });
};

describe('Keys in backups of updates', () => {
  it('are deleted after thirty days; those that somebody asked for are theirs', () => {
    writeBackup('before-0.2.0', 31);
    writeBackup('before-0.3.0', 29);
    writeBackup('platzwart-2026', 31);
    keepKeysShort(folder)();
    expect(readdirSync(join(folder, 'before-0.2.0'))).toEqual(['manifest.json']);
    expect(readdirSync(join(folder, 'before-0.3.0'))).toEqual(['keys.jsonl', 'manifest.json']);
    expect(readdirSync(join(folder, 'platzwart-2026'))).toEqual(['keys.jsonl', 'manifest.json']);
  });

  it('are not looked for where there is no folder', () => {
    keepKeysShort(join(folder, 'none'))();
    keepKeysShort(null)();
    expect(readdirSync(folder)).toEqual([]);
  });
});
