import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { printGatewaySchema } from './printedSchema.ts';

/** Writes contracts/schema.graphql: what the client's compiler works with and reviewers read. */
await writeFile(fileURLToPath(new URL('../contracts/schema.graphql', import.meta.url)), printGatewaySchema());
