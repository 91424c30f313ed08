import { describe, expect, it } from 'vitest';
import { passesSoon, serverTrouble } from './failures.ts';

const folder = '/var/club/postgres';
const sentence = (output: string): string => serverTrouble(output, folder).message;

describe('What PostgreSQL wrote before it gave up', () => {
  const inUse = 'FATAL:  pre-existing shared memory block (key 4588220, ID 11567178) is still in use';

  it('is never taken for damage where a process of an earlier run hangs: nothing has to be restored', () => {
    expect(passesSoon(inUse)).toBe(true);
    expect(sentence(inUse)).toMatch(
      /^Processes of an earlier PostgreSQL on \/var\/club\/postgres do not end: stop them/,
    );
  });

  it('is damage where it complains of its files', () => {
    const broken = 'PANIC:  could not locate a valid checkpoint record at 0/1500028';
    expect(passesSoon(broken)).toBe(false);
    expect(sentence(broken)).toContain('is damaged (could not locate a valid checkpoint record at 0/1500028)');
  });

  it('is a full disk where there was no space', () => {
    expect(sentence('FATAL:  could not write lock file "postmaster.pid": No space left on device')).toContain(
      'is full',
    );
  });
});
