import 'react';

declare module 'react' {
  /** Numbers for our style sheets, e.g. how many courts a plan has. */
  interface CSSProperties {
    [variable: `--${string}`]: string | number | undefined;
  }
}
