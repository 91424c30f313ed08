import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));

const englishTextsOf = (workspace: string): readonly string[] =>
  readdirSync(join(root, workspace), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.en\.ts$/.test(file) && !file.includes('node_modules'))
    .map((file) => readFileSync(join(root, workspace, file), 'utf8'));

/** German buttons say where they lead: „Zur Rechnung“. English ones say what they do: “Open the invoice”. */
const wordForWord = /'(?:To (?:the |all |court|booking|sign-in)|Look into |All correct)[^']*'/g;

it('English labels are not German ones word for word', () => {
  const texts = ['client', 'contracts', 'mail-service'].flatMap(englishTextsOf);
  expect(texts.length).toBeGreaterThan(50);
  expect(texts.flatMap((text) => text.match(wordForWord) ?? [])).toEqual([]);
});
