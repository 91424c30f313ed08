import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { clubHistory, clubHistoryEvents } from './messageCatalogue.ts';

const isDefinition = (value: unknown): value is Readonly<{ type: string }> =>
  typeof value === 'object' && value !== null && 'decode' in value && 'type' in value;

const moduleSchema = v.record(v.string(), v.unknown());
const folder = import.meta.dirname;
const definedIn = async (file: string): Promise<readonly unknown[]> => {
  const module: unknown = await import(/* @vite-ignore */ join(folder, file));
  return Object.values(v.parse(moduleSchema, module)).filter(isDefinition);
};

it('contains every event that a feature defines, each type once', async () => {
  const entries = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const files = entries.filter((file) => /^[a-z-]+\/[a-z]+Events\.ts$/i.test(file));
  const defined = (await Promise.all(files.map(definedIn))).flat();
  expect(defined.length).toBeGreaterThan(20);
  expect(new Set(clubHistoryEvents)).toEqual(new Set(defined));
  expect(new Set(clubHistoryEvents.map(({ type }) => type)).size).toBe(defined.length);
  for (const event of clubHistoryEvents) expect(clubHistory.definitionOf(event.type)).toBe(event);
});
