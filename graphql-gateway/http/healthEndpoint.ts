import { productVersion } from '@platzwart/service-process/product-version';
import type { Endpoint } from '../core/endpoint.ts';
import { respondWithJson } from './respond.ts';

/**
 * `isHealthy` never rejects. Anonymous callers learn no details but the version, which the scripts of every page say, too: the others are served
 * on the operators' port.
 */
export const healthEndpoint = (isHealthy: () => Promise<boolean>): Endpoint => ({
  path: '/health',
  covers: 'exact',
  handle: (_, response) =>
    void isHealthy().then((isOk) =>
      isOk
        ? respondWithJson(response, 200, { status: 'ok', version: productVersion })
        : respondWithJson(response, 503, { status: 'degraded', version: productVersion }),
    ),
});
