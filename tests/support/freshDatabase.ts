import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { type Template, createDatabase, dropDatabase, templateOn } from './templateDatabase.ts';

export type FreshDatabase = Readonly<{
  /** Address as its owner. */
  url: string;
  /** Address as the writer, usable once the owner has granted rights. */
  writerUrl: string;
  drop: () => Promise<void>;
}>;

const onServer = async (statement: string): Promise<void> => {
  const client = new pg.Client({ connectionString: inject('databaseUrl') });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
};

const nameInUrl = (server: string, name: string): string => {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
};

const ownerUrlOf = (name: string): string => nameInUrl(inject('databaseUrl'), name);

/**
 * A database of its own for one spec, on the PostgreSQL that the run started: empty, or a copy of what `template` has filled
 * once in this run.
 */
export const freshDatabase = async (template?: Template): Promise<FreshDatabase> => {
  const name = `spec_${randomUUID().replaceAll('-', '')}`;
  const server = { url: inject('databaseUrl'), urlOf: ownerUrlOf };
  await onServer(createDatabase(name, template && (await templateOn(server, template))));
  return {
    url: ownerUrlOf(name),
    writerUrl: nameInUrl(inject('writerUrl'), name),
    drop: () => onServer(dropDatabase(name)),
  };
};
