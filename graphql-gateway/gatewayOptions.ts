import type { OnServerError } from './core/maskError.ts';
import type { ServicesOptions } from './gatewayServices.ts';
import type { HttpServerOptions } from './http/httpServer.ts';
import type { OnRefused } from './operations/refusalLog.ts';
import type { Site } from './site/openSite.ts';

/** The options of a gateway. */
export type GatewayOptions = Omit<ServicesOptions, 'addressOf' | 'clientBuild' | 'onServerError' | 'takeTurn'> &
  HttpServerOptions &
  Readonly<{
    isDemo: boolean;
    documents: Readonly<{ published: ReadonlyMap<string, string>; onlyPublished: boolean }>;
    socketsPerPerson: number;
    site: Site;
    /** Whether all services behind the gateway work; never rejects. */
    isHealthy: () => Promise<boolean>;
    onServerError: OnServerError;
    /** Called with each call that was refused; refusalLog.ts says which of them are logged. */
    onRefused: OnRefused;
    /** Called after every call that was not served from the cache, with its name and its id in all logs. */
    onExecuted: (operation: string, correlationId: string) => void;
    /** The trace behind a position of the read models; undefined where tracing is off. */
    traceOf: (position: string) => string | undefined;
    /** Forwards the spans that browsers send; false where the body holds none. Null where tracing is off. */
    forwardSpans: ((body: Buffer) => boolean) | null;
  }>;
