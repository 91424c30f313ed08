/** A free loopback port outside the range of outgoing connections. */
export { freePort } from '../../scripts/host/freePort.ts';
