import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { toolOutput } from '../../scripts/build/runTool.ts';
import { workspaces } from '../../scripts/check/checks.ts';
import { root } from './cruiseRepository.ts';

const reportSchema = v.object({ diagnostics: v.array(v.object({ code: v.string(), filename: v.string() })) });
const sql = 'platzwart(sql-parameters)';
const decision = 'platzwart(pure-decisions)';
const inTemplate = (name: string): string => `database.query(\`select from \${${name}}\`);`;

const planted: readonly Readonly<{ text: string; finding: string | undefined }>[] = [
  { text: inTemplate('name'), finding: sql },
  { text: "database.query('select ' + name);", finding: sql },
  { text: inTemplate('table'), finding: undefined },
  { text: "database.query('select $1', [name]);", finding: undefined },
  { text: 'new Date();', finding: decision },
  { text: 'Date.now();', finding: decision },
  { text: 'Temporal.Now.instant();', finding: decision },
  { text: 'performance.now();', finding: decision },
  { text: 'Math.random();', finding: decision },
  { text: 'randomUUID();', finding: decision },
  { text: 'crypto.randomUUID();', finding: decision },
  { text: 'await book();', finding: decision },
  { text: 'Math.max(1, 2);', finding: undefined },
];

describe('The rules of this repository', () => {
  const folder = mkdtempSync(join(tmpdir(), 'platzwart-rules-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  let found: readonly string[];
  beforeAll(async () => {
    const decisions = join(folder, 'command-service/ledger');
    mkdirSync(decisions, { recursive: true });
    planted.forEach(({ text }, index) => writeFileSync(join(decisions, `planted${index}.ts`), text));
    // Our own configuration, except for what needs the types of a whole workspace.
    const ours: unknown = JSON.parse(readFileSync(join(root, '.oxlintrc.json'), 'utf8'));
    const jsPlugins = [join(root, 'scripts/check/codeRules.mjs')];
    const config = join(folder, '.oxlintrc.json');
    writeFileSync(config, JSON.stringify({ ...v.parse(v.looseObject({}), ours), jsPlugins, options: {} }));
    const { output } = await toolOutput('oxlint', ['-c', config, '--format=json', decisions], '.');
    const { diagnostics } = v.parse(reportSchema, JSON.parse(output));
    found = diagnostics.map(({ code, filename }) => `${filename.replace(/^.*\/planted(\d+)\.ts$/, '$1')} ${code}`);
  });

  it.each(planted.map((each, index) => ({ ...each, index })))('find $finding in $text', ({ finding, index }) => {
    const own = found.filter((each) => each.startsWith(`${index} platzwart(`));
    expect(own).toEqual(finding === undefined ? [] : [`${index} ${finding}`]);
  });

  it.each(workspaces)('are switched off by no comment in %s', (workspace) => {
    const code = readdirSync(join(root, workspace), { recursive: true, encoding: 'utf8' }).filter((file) =>
      /^(?!.*(?:node_modules|dist|__generated__)).*\.(?:tsx?|mjs)$/.test(file),
    );
    const comment = /(?:ox|es)lint-(?:disable)/;
    expect(code.filter((file) => comment.test(readFileSync(join(root, workspace, file), 'utf8')))).toEqual([]);
  });
});
