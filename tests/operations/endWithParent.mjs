// Loaded into a program that a spec starts: it stops as on SIGTERM once the spec has ended, also where that was killed.
import { onParentEnd } from '../../scripts/host/onParentEnd.mjs';

onParentEnd(process.ppid, () => process.kill(process.pid, 'SIGTERM'));
