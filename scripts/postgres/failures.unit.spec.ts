import { describe, expect, it } from 'vitest';
import { isTransient, serverError } from './failures.ts';

const folder = '/var/club/postgres';
const sentence = (output: string): string => serverError(output, folder).message;

describe('The output of a PostgreSQL that did not start', () => {
  const inUse = 'FATAL:  pre-existing shared memory block (key 4588220, ID 11567178) is still in use';

  it('is not reported as damage where a process of an earlier run still runs', () => {
    expect(isTransient(inUse)).toBe(true);
    expect(sentence(inUse)).toMatch(
      /^Processes of an earlier PostgreSQL on \/var\/club\/postgres do not end: stop them/,
    );
  });

  it('is reported as damage where it names broken files', () => {
    const broken = 'PANIC:  could not locate a valid checkpoint record at 0/1500028';
    expect(isTransient(broken)).toBe(false);
    expect(sentence(broken)).toContain('is damaged (could not locate a valid checkpoint record at 0/1500028)');
  });

  it('is reported as a full disk where there was no space', () => {
    expect(sentence('FATAL:  could not write lock file "postmaster.pid": No space left on device')).toContain(
      'is full',
    );
  });
});
