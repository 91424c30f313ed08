import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { recordingFolder, recordings } from './recording.ts';

const mostBytes = 400_000;

const sizeOf = (folder: string): number =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0);

describe.each(recordings)('The recording %s', (name) => {
  it('is opened by a spec', () => {
    expect(existsSync(join(import.meta.dirname, `from${name.replaceAll('-', '')}.int.spec.ts`))).toBe(true);
  });

  it('is at most 400 kB, because every clone has it', () => {
    expect(sizeOf(recordingFolder(name))).toBeLessThanOrEqual(mostBytes);
  });
});
