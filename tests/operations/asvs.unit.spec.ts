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
/** How many requirements of levels 1 and 2 each section of ASVS 5.0 has, numbered from 1: `V1.1` two, `V1.2` nine … */
const countsBySection = `
  V1.1 2 V1.2 9 V1.3 11 V1.4 3 V1.5 2 V2.1 3 V2.2 3 V2.3 4 V2.4 1 V3.2 2 V3.3 4 V3.4 6 V3.5 5 V3.7 2 V4.1 3 V4.2 1 V4.3 2 V4.4 4
  V5.1 1 V5.2 3 V5.3 2 V5.4 3 V6.1 3 V6.2 12 V6.3 4 V6.4 4 V6.5 5 V6.6 3 V6.8 4 V7.1 3 V7.2 4 V7.3 2 V7.4 5 V7.5 2 V7.6 2 V8.1 2 V8.2 3
  V8.3 1 V8.4 1 V9.1 3 V9.2 4 V10.1 2 V10.2 2 V10.3 4 V10.4 11 V10.5 5 V10.6 2 V10.7 3 V11.1 2 V11.2 3 V11.3 3 V11.4 4 V11.5 1 V11.6 1
  V12.1 3 V12.2 2 V12.3 4 V13.1 1 V13.2 5 V13.3 2 V13.4 5 V14.1 2 V14.2 4 V14.3 3 V15.1 3 V15.2 3 V15.3 7 V16.1 1 V16.2 5 V16.3 4 V16.4 3
  V16.5 3 V17.1 1 V17.2 4 V17.3 2`;
const allIds = [...countsBySection.matchAll(/(V[\d.]+) (\d+)/g)].flatMap(([, section = '', count]) =>
  Array.from({ length: Number(count) }, (_, index) => `${section}.${index + 1}`),
);
/** Requirements, sections, chapters and ranges that the page names as being about nothing that there is. */
const notApplicable = (): readonly string[] => {
  const [, paragraph = ''] = /Not in the table([^]*?)\n\n/.exec(textOf('docs/asvs.md')) ?? [];
  return [...paragraph.matchAll(/(V[\d.]*\d)(?: to (V[\d.]*\d))?/g)].flatMap(([, from = '', to]) => {
    const [first, last] = [allIds.indexOf(from), allIds.indexOf(to ?? '')];
    return to === undefined ? allIds.filter((id) => `${id}.`.startsWith(`${from}.`)) : allIds.slice(first, last + 1);
  });
};
const isThere = (name: string): boolean =>
  name.endsWith('.spec') ? names.has(`${name}.ts`) || names.has(`${name}.tsx`) : names.has(name);

describe('The table of ASVS requirements', () => {
  it('has a row per requirement of levels 1 and 2 that applies, once, and names all others', () => {
    expect(allIds).toHaveLength(253);
    const named = [...rows.map(({ id }) => id), ...notApplicable()];
    expect(named.toSorted()).toEqual(allIds.toSorted());
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

  it('has the reason of what is not met, and no other page tells another', () => {
    const [, , others = ''] = /## Not met([^]*?)\n\n([^]*)/.exec(textOf('docs/security.md')) ?? [];
    expect([...others.matchAll(/^- (V[\d.]+)/gm)].map(([, id]) => id)).toEqual([]);
  });

  it('knows two states, and has all of level 1 met but the secrets in addresses', () => {
    expect([...new Set(rows.map(({ state }) => state))].toSorted()).toEqual(['**not met**', 'met']);
    const open = rows.filter(({ level, state }) => level === '1' && state !== 'met').map(({ id }) => id);
    expect(open).toEqual(['V14.2.1']);
  });
});
