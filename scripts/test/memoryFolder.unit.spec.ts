import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createMemoryFolder } from './memoryFolder.ts';

describe('The folder in memory for a run of the tests', () => {
  const parent = mkdtempSync(join(tmpdir(), 'platzwart-memory-'));
  afterEach(() => {
    vi.unstubAllEnvs();
    rmSync(parent, { recursive: true, force: true });
  });

  it('is not created where the caller chose a folder, and where there is no memory to write to', () => {
    vi.stubEnv('TMPDIR', parent);
    expect(createMemoryFolder(parent)).toBeUndefined();
    vi.stubEnv('TMPDIR', undefined);
    expect(createMemoryFolder(join(parent, 'missing'))).toBeUndefined();
  });
});
