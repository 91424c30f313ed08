import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { printGatewaySchema } from './printGatewaySchema.ts';

/** The input of the client's compiler, and the schema that reviewers read. */
const schemaFile = fileURLToPath(new URL('../contracts/schema.graphql', import.meta.url));

/** Writes contracts/schema.graphql; with `--check` it fails instead where the file is out of date. */
if (!process.argv.includes('--check')) await writeFile(schemaFile, printGatewaySchema());
else if ((await readFile(schemaFile, 'utf8')) !== printGatewaySchema()) {
  process.stderr.write('contracts/schema.graphql is out of date: npm run schema writes it anew.\n');
  process.exitCode = 1;
}
