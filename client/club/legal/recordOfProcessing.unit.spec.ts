import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { dataClasses } from './dataClasses.ts';

const textOf = (file: string): string => readFileSync(new URL(`../../../${file}`, import.meta.url), 'utf8');

const record = textOf('docs/data-protection.md');

it('the record of processing has every kind of data of the privacy page, and no other', () => {
  const kinds = [...record.matchAll(/^\| `(\w+)` \|/gm)].map(([, kind]) => kind);
  expect(kinds).toEqual(dataClasses.map(({ name }) => name));
});

it('the record names every setting that makes the installation call other services', () => {
  const callsSomebody = /^#?([A-Z_]+)=(?:smtp|postgres|esdb|http:\/\/127\.0\.0\.1:4318)/gm;
  const settings = [...textOf('.env.example').matchAll(callsSomebody)].map(([, name = '']) => name);
  expect(settings.length).toBeGreaterThan(3);
  expect(settings.filter((name) => name !== 'READER_DATABASE_URL' && !record.includes(`\`${name}\``))).toEqual([]);
});
