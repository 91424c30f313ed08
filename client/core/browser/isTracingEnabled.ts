/** Whether the server enabled tracing in the page (docs/adr/0021-operations.md). */
export const isTracingEnabled = (): boolean =>
  performance
    .getEntriesByType('navigation')
    .some(
      (page) => page instanceof PerformanceNavigationTiming && page.serverTiming.some(({ name }) => name === 'traced'),
    );
