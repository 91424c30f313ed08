import manifest from '../package.json' with { type: 'json' };

/**
 * The version of this program (`1.2.3`, from the package.json of the repository): it names a release of CHANGELOG.md. Bundles contain it, so
 * that a running service says what it was built from, whatever has been checked out since.
 */
export const productVersion: string = manifest.version;
