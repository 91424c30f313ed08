import { entitySuccessCodes } from '../core/index.ts';

export const doorCodeSuccessCodes = entitySuccessCodes('DOORCODE');
