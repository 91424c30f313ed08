import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { longFirst, longSpecs } from './longSpecsFirst.ts';

const file = (name: string, project = 'int') => ({ moduleId: `/club/${name}`, project: { name: project } });
const [longest = '', long = ''] = longSpecs;

describe('The order of the specs', () => {
  it.each(longSpecs)('knows where %s is', (name) => {
    expect(existsSync(fileURLToPath(new URL(`../../${name}`, import.meta.url)))).toBe(true);
  });

  it('begins with the longest, and leaves the others in their order', () => {
    const [first, second] = [file('vault/a.int.spec.ts'), file('club/b.int.spec.ts')];
    expect(longFirst([first, file(long), second, file(longest)])).toEqual([file(longest), file(long), first, second]);
  });

  it('keeps the files of a project together', () => {
    const component = file('client/c.ui.spec.tsx', 'ui');
    const rule = file('vault/d.unit.spec.ts', 'unit');
    expect(longFirst([component, rule, file(longest)])).toEqual([file(longest), component, rule]);
  });
});
