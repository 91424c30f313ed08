import { hour, job, second } from '../core/jobDeclaration.ts';
import { cleanUpVault } from './handlers/cleanUpVault.ts';
import { processPendingRequests } from './handlers/processPendingRequests.ts';

export const userJobs = {
  // Also woken by each registration and each request for an e-mail.
  processPendingRequests: job(second, processPendingRequests),
  cleanUpVault: job(6 * hour, cleanUpVault),
};
