import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';

export type FreshDatabase = Readonly<{
  /** As its owner. */
  url: string;
  /** As the writer, once the owner has let him in. */
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

/** An empty database of its own for one spec file, on the PostgreSQL that the run started. */
export const freshDatabase = async (): Promise<FreshDatabase> => {
  const name = `spec_${randomUUID().replaceAll('-', '')}`;
  await onServer(`create database ${name}`);
  return {
    url: nameInUrl(inject('databaseUrl'), name),
    writerUrl: nameInUrl(inject('writerUrl'), name),
    drop: () => onServer(`drop database if exists ${name} with (force)`),
  };
};
