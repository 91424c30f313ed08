/** Whether the server said, with the page, that calls are traced (docs/adr/0021-operations.md). */
export const isTraced = (): boolean =>
  performance
    .getEntriesByType('navigation')
    .some(
      (page) => page instanceof PerformanceNavigationTiming && page.serverTiming.some(({ name }) => name === 'traced'),
    );
