import { entityErrorCodes } from '../core/index.ts';

export const doorCodeErrorCodes = entityErrorCodes('DOORCODE');
