import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';

export type FreshDatabase = Readonly<{ url: string; drop: () => Promise<void> }>;

const onServer = async (statement: string): Promise<void> => {
  const client = new pg.Client({ connectionString: inject('databaseUrl') });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
};

/** An empty database of its own for one spec file, on the PostgreSQL that the run started. */
export const freshDatabase = async (): Promise<FreshDatabase> => {
  const name = `spec_${randomUUID().replaceAll('-', '')}`;
  await onServer(`create database ${name}`);
  const url = new URL(inject('databaseUrl'));
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => onServer(`drop database if exists ${name} with (force)`) };
};
