import { expect, it } from 'vitest';
import { settingsOf, textOf } from './settings.ts';

const lines = textOf('.env.example').split('\n');
const isSetting = (line: string): boolean => /^#?[A-Z][A-Z0-9_]*=/.test(line);
const offered = lines.filter(isSetting).map((line) => line.replace(/^#/, '').replace(/=.*/, ''));
const read = [...new Set(Object.values(settingsOf).flat())];

it('lists every setting that a program reads', () => {
  expect(read.filter((name) => !offered.includes(name))).toEqual([]);
});

it('lists no setting that no program reads, and none twice', () => {
  expect(offered.filter((name) => !read.includes(name))).toEqual([]);
  expect(offered.length).toBe(new Set(offered).size);
});

it('explains every setting by a comment above it or above its group', () => {
  const unexplained = lines.filter((line, index) => {
    const above = lines[index - 1] ?? '';
    return isSetting(line) && !isSetting(above) && !above.startsWith('# ');
  });
  expect(unexplained).toEqual([]);
});

it('changes nothing when it is copied unchanged', () => {
  expect(lines.filter((line) => line !== '' && !line.startsWith('#'))).toEqual([]);
});
