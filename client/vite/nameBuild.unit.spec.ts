import { describe, expect, it } from 'vitest';
import { buildId } from './nameBuild.ts';

const files = ['assets/main-4f3a.js', 'assets/plan-77aa.js'];

describe('The id of a build', () => {
  it('is its version and a hash of its page and files, in whatever order they were written', () => {
    expect(buildId('0.2.0', '<html>', files)).toMatch(/^0\.2\.0\+[\da-f]{8}$/);
    expect(buildId('0.2.0', '<html>', files.toReversed())).toBe(buildId('0.2.0', '<html>', files));
  });

  it('is another one where any of them differs', () => {
    const ids = [
      buildId('0.2.0', '<html>', files),
      buildId('0.2.1', '<html>', files),
      buildId('0.2.0', '<html lang="de">', files),
      buildId('0.2.0', '<html>', ['assets/main-4f3a.js', 'assets/plan-78bb.js']),
    ];
    expect(new Set(ids).size).toBe(4);
  });
});
