/**
 * The build that this program comes from: eight hexadecimal digits of the hash of its sources, put there by `npm run build`; `source` where
 * it runs from its sources. Programs of one build agree about all tables.
 */
export const buildId: string = process.env['PLATZWART_BUILD'] ?? 'source';
