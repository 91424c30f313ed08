import { readFileSync } from 'node:fs';
import type { Registry } from 'prom-client';
import { expect, it } from 'vitest';
import { openCommandMetrics } from './commandMetrics.ts';

const registry = (): Registry => {
  const metrics = openCommandMetrics();
  metrics.watch([], () => Promise.resolve([]));
  metrics.watchProofs(() => ({ logProvenAt: null, logFlaws: 0 }));
  return metrics.registry;
};

const page = readFileSync(new URL('../../docs/metrics.md', import.meta.url), 'utf8');
const [, chapter = ''] = page.split('## command-service\n');
const [own = ''] = chapter.split('\n## ');
const listed = [...own.matchAll(/^\| `(platzwart_\w+)`\s+\| (.+?)\s+\|$/gm)].map(([, name, help]) => [name, help]);

it('lists every metric of the command-service in docs/metrics.md, with the same description, and no other', () => {
  const counted = registry()
    .getMetricsAsArray()
    .filter(({ name }) => name.startsWith('platzwart_'));
  expect(listed).toEqual(counted.map(({ name, help }) => [name, help]));
  expect(listed.length).toBeGreaterThan(5);
});
