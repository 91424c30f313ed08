import pg from 'pg';

export type ReadBack = Readonly<{
  /** Resolves when the row of that id was read. Ask before the row is written: what is said before, nobody hears. */
  untilThere: (id: string) => Promise<void>;
  close: () => Promise<void>;
}>;

type Place = Readonly<{ channel: string; table: string; key: string }>;

/** One connection that listens and, whenever it is told something, reads. It never looks by itself. */
export const openReadBack = async (databaseUrl: string, { channel, table, key }: Place): Promise<ReadBack> => {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  let look = (): Promise<void> => Promise.resolve();
  client.on('notification', () => void look());
  await client.query(`listen ${channel}`);
  const isThere = async (id: string): Promise<boolean> => {
    const text = `select * from ${table} where ${key} = $1`;
    return (await client.query({ name: 'read back', text, values: [id] })).rowCount === 1;
  };
  return {
    untilThere: (id) =>
      new Promise((resolve) => {
        look = async () => {
          if (await isThere(id)) resolve();
        };
      }),
    close: () => client.end(),
  };
};
