import 'react';

declare module 'react' {
  /** Numbers for our style sheets, e.g. the number of courts of a plan. */
  interface CSSProperties {
    [variable: `--${string}`]: string | number | undefined;
  }
}
