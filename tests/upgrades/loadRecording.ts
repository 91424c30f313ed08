import { cpSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { createStatements } from './database/createDatabase.ts';
import { describeDatabase } from './database/describeDatabase.ts';
import { inStoppedDatabase } from './database/inStoppedDatabase.ts';
import { rowsSchema, writeRows } from './database/rows.ts';
import { type ReleaseDescription, releaseDescriptionSchema } from './describeRelease.ts';
import { fileNames, readRecorded, recordingFolder } from './recording.ts';

export const readDescription = (name: string): ReleaseDescription =>
  v.parse(releaseDescriptionSchema, readRecorded(name, 'description'));

/**
 * Puts the data of a release into an empty data folder, as the release left it when it was stopped. Returns the description of the database
 * that this made, which is the recorded one.
 */
export const loadRecording = async (name: string, dataFolder: string): Promise<ReleaseDescription['database']> => {
  cpSync(join(recordingFolder(name), fileNames.dataFolder), dataFolder, { recursive: true });
  return inStoppedDatabase(dataFolder, async (client) => {
    const { beforeRows, afterRows } = createStatements(readDescription(name).database);
    for (const statement of beforeRows) await client.query(statement);
    await writeRows(client, v.parse(rowsSchema, readRecorded(name, 'rows')));
    for (const statement of afterRows) await client.query(statement);
    return describeDatabase(client);
  });
};
