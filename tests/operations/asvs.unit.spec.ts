import { execFileSync } from 'node:child_process';
import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root, textOf } from './settings.ts';

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  ...{ cwd: root, encoding: 'utf8' },
  maxBuffer: 50_000_000,
});
const names = new Set(files.split('\n').map((file) => basename(file)));
const suites = textOf('tests/security/suites.ts') + files;

const rows = textOf('docs/asvs.md')
  .split('\n')
  .flatMap((line) => {
    const [, id, level, state, what, where] = line.split('|').map((cell) => cell.trim());
    return id && /^V\d/.test(id) ? [{ id, level, state, what: what ?? '', where: where ?? '' }] : [];
  });
const isThere = (name: string): boolean =>
  name.endsWith('.spec') ? names.has(`${name}.ts`) || names.has(`${name}.tsx`) : names.has(name);

describe('The table of ASVS requirements', () => {
  it('has a row per requirement, once', () => {
    expect(rows.length).toBe(192);
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
  });

  it('says of each what is done and where, by files that exist', () => {
    const named = rows.map(({ id, where }) => ({
      id,
      missing: [...where.matchAll(/`([\w-]+(?:\.\w+)*\.(?:tsx?|js|json|spec))`/g)]
        .map(([, name = '']) => name)
        .filter((name) => !isThere(name)),
    }));
    expect(named.filter(({ missing }) => missing.length > 0)).toEqual([]);
    expect(rows.filter(({ what, where }) => what === '' || where === '')).toEqual([]);
  });

  it('names suites of attacks that exist', () => {
    const asked = rows.flatMap(({ where }) => [...where.matchAll(/suites? `([\w-]+)`/g)].map(([, name = '']) => name));
    const camel = (name: string): string => name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
    expect(asked.filter((name) => !suites.includes(camel(name)))).toEqual([]);
  });

  it('knows two states, and has all of level 1 met but the secrets in addresses', () => {
    expect([...new Set(rows.map(({ state }) => state))].toSorted()).toEqual(['**not met**', 'met']);
    const open = rows.filter(({ level, state }) => level === '1' && state !== 'met').map(({ id }) => id);
    expect(open).toEqual(['V14.2.1']);
  });
});
