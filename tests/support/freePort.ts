/** A port of the loopback on which nobody listens right now, and that no outgoing connection is given. */
export { freePort } from '../../scripts/host/freePort.ts';
