declare global {
  /**
   * The answer that the page asked for before its scripts had arrived (client/vite/askEarly.ts): once, where the same is asked by the
   * same person in the same language, and only while the page is opening; otherwise undefined.
   */
  var earlyAnswer: ((request: RequestInit) => Promise<Response> | undefined) | undefined;
}
export {};
