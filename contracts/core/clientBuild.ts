/**
 * The header of an answer that names the build of the client which the gateway serves; a socket's `connection_ack` has it as
 * `payload.build`. A page knows its own build from `<meta name="platzwart-build">` (docs/adr/0078-outdated-pages.md).
 */
export const buildHeader = 'platzwart-build';
