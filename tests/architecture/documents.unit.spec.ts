import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));
const inFolder = (folder: string): readonly string[] =>
  readdirSync(join(root, folder))
    .filter((file) => file.endsWith('.md'))
    .map((file) => join(folder, file));
const documents = ['.', 'docs', join('docs', 'adr'), join('docs', 'specification')].flatMap(inFolder);

/** Where a document leads within the repository; addresses elsewhere and places within a page are left out. */
const linksOf = (document: string): readonly string[] =>
  [...readFileSync(join(root, document), 'utf8').matchAll(/\]\((?![a-z]+:)([^)#\s]+)[^)]*\)/g)].map(([, link = '']) =>
    join(dirname(document), link),
  );

it.each(documents)('Every link of %s leads to a file', (document) => {
  expect(linksOf(document).filter((link) => !existsSync(join(root, link)))).toEqual([]);
});

it('A newcomer finds the licence, how to contribute, help with troubles and a German text from the README', () => {
  expect(linksOf('README.md')).toEqual(
    expect.arrayContaining(['LICENSE', 'CONTRIBUTING.md', 'README.de.md', join('docs', 'troubleshooting.md')]),
  );
});

it('The README says which Compose the club needs, because Debian’s 1.29 refuses the file', () => {
  expect(readFileSync(join(root, 'README.md'), 'utf8')).toContain('Compose 2.23');
});
