import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './cruiseRepository.ts';

const folder = join(root, 'docs/adr');
const textOf = (file: string): string => readFileSync(join(folder, file), 'utf8');
const decisions = readdirSync(folder).filter((file) => file !== 'README.md');

it('lists every decision with its number and title', () => {
  const entries = decisions.map((file) => `- [${textOf(file).split('\n')[0]?.replace('# ', '') ?? ''}](${file})`);
  const index = textOf('README.md').split('\n');
  expect(entries.filter((entry) => !index.includes(entry))).toEqual([]);
  expect(index.filter((line) => line.startsWith('- [') && !entries.includes(line))).toEqual([]);
});

it.each(decisions)('%s states the decision in bold', (file) => {
  expect(file).toMatch(/^\d{4}-[a-z0-9-]+\.md$/);
  expect(textOf(file)).toMatch(new RegExp(`^# ${Number(file.slice(0, 4))}\\. `));
  expect(textOf(file)).toMatch(/^\*\*[^*]+[.:]\*\*/m); // The decision is bold; its reasons follow.
});
