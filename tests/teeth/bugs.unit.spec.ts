import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { suites } from '../security/suites.ts';
import { bugs } from './bugs.ts';
import { planted } from './plantedBug.ts';

const house = new URL('../../', import.meta.url);
const isSuite = (wanted: string): boolean => suites.some(({ name }) => name === wanted);
const isFile = (spec: string): boolean => existsSync(new URL(spec, house));

describe('A mistake to be planted', () => {
  it.each(bugs)('has its place in the code, and somebody who should notice: $bug', ({ edits, project, caughtBy }) => {
    for (const file of new Set(edits.map((edit) => edit.file))) {
      const text = readFileSync(new URL(file, house), 'utf8');
      expect(edits.filter((edit) => edit.file === file).reduce(planted, text)).not.toBe(text);
    }
    expect(caughtBy.filter(project === 'security' ? (name) => !isSuite(name) : (spec) => !isFile(spec))).toEqual([]);
    expect(caughtBy.length).toBeGreaterThan(0);
  });
});
