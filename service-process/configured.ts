import { readConfiguration } from '@platzwart/contracts/core';
import type * as v from 'valibot';
import { StartRefused } from './startRefusal.ts';

/** The settings in the environment of this process; throws StartRefused with one sentence per invalid variable. */
export const configured = <Entries extends v.ObjectEntries>(
  schema: v.ObjectSchema<Entries, undefined>,
): v.InferOutput<v.ObjectSchema<Entries, undefined>> => {
  const configuration = readConfiguration(schema, process.env);
  if (!configuration.ok) throw new StartRefused(...configuration.problems);
  return configuration.value;
};
