import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { configurationSchema as ofCommandService } from '../../command-service/config.ts';
import { configurationSchema as ofGateway } from '../../graphql-gateway/config.ts';
import { configurationSchema as ofMailService } from '../../mail-service/config.ts';
import { configurationSchema as ofProjectionService } from '../../projection-service/config.ts';
import { configurationSchema as ofSupervisor } from '../../scripts/supervisor/config.ts';

export const root = fileURLToPath(new URL('../../', import.meta.url));
export const textOf = (file: string): string => readFileSync(`${root}${file}`, 'utf8');

/** The names of the variables that each program reads. */
export const settingsOf: Readonly<Record<string, readonly string[]>> = {
  'command-service': Object.keys(ofCommandService.entries),
  'projection-service': Object.keys(ofProjectionService.entries),
  'mail-service': Object.keys(ofMailService.entries),
  'graphql-gateway': Object.keys(ofGateway.entries),
  supervisor: Object.keys(ofSupervisor.entries),
};
