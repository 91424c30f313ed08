import { buildId } from './buildId.ts';
import { productVersion } from './productVersion.ts';

/** The release of this program and its build: `0.2.0+1f3a5c7e`. */
export const release = `${productVersion}+${buildId}`;

/**
 * The name of a connection in PostgreSQL's list of sessions: what it is for, and the release, by which other releases see that this one is
 * connected (docs/adr/0079). At most 63 bytes are kept.
 */
export const applicationName = (purpose: string): string => `${purpose} ${release}`;
