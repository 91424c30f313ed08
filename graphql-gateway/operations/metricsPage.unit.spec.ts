import { readFileSync } from 'node:fs';
import type { Registry } from 'prom-client';
import { expect, it } from 'vitest';
import { createCounters } from './counters.ts';
import { gatewayMetrics } from './gatewayMetrics.ts';

const registry = (): Registry => {
  const none = () => 0;
  return gatewayMetrics(createCounters(), { sockets: none, subscriptions: none, topics: none });
};

const page = readFileSync(new URL('../../docs/metrics.md', import.meta.url), 'utf8');
const [, chapter = ''] = page.split('## graphql-gateway\n');
const [own = ''] = chapter.split('\n## ');
const listed = [...own.matchAll(/^\| `(platzwart_\w+)`\s+\| (.+?)\s+\|$/gm)].map(([, name, help]) => [name, help]);

it('lists every metric of the graphql-gateway in docs/metrics.md, with the same description, and no other', () => {
  const counted = registry()
    .getMetricsAsArray()
    .filter(({ name }) => name.startsWith('platzwart_'));
  expect(listed).toEqual(counted.map(({ name, help }) => [name, help]));
  expect(listed.length).toBeGreaterThan(5);
});
