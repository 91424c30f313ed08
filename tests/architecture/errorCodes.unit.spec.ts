import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { errorCodes } from '@platzwart/contracts/catalogue';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));
/** Lists of codes, texts for them and specs do not raise any. */
const raisesNone =
  /\.spec\.tsx?$|ErrorTexts\.|ErrorCodes\.ts$|errorTexts\.|__generated__|node_modules|[/\\]testing[/\\]/;

const sourcesOf = (workspace: string): string =>
  readdirSync(join(root, workspace), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !raisesNone.test(file))
    .map((file) => readFileSync(join(root, workspace, file), 'utf8'))
    .join('\n');

it('Every code of the catalogue is raised, or docs/error-codes.md names what brings it', () => {
  const sources = ['command-service', 'graphql-gateway', 'mail-service', 'client'].map(sourcesOf).join('\n');
  const notRaised = errorCodes.filter((code) => !sources.includes(`'${code}'`));
  const listed = [...readFileSync(join(root, 'docs/error-codes.md'), 'utf8').matchAll(/^\| (ERR_[^|]*) \|/gm)];
  expect(listed.flatMap(([, codes = '']) => codes.split(', ')).toSorted()).toEqual(notRaised.toSorted());
});
