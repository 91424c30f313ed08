import type { WriteStream } from 'node:tty';

type Terminal = Pick<WriteStream, 'write'> & Partial<Pick<WriteStream, 'isTTY'>>;

const width = 30;

const bar = (share: number): string => '█'.repeat(Math.round(share * width)).padEnd(width, '░');
const percent = (share: number): string => `${String(Math.floor(share * 100)).padStart(3)} %`;

/** Shows progress from 0 to 1: a growing bar in a terminal, a line per tenth elsewhere. */
export const progressBar = (label: string, out: Terminal): ((share: number) => void) => {
  let shown = -1;
  return (share) => {
    if (out.isTTY) {
      out.write(`\r${label}  ${bar(share)} ${percent(share)}${share === 1 ? '\n' : ''}`);
      return;
    }
    const tenth = Math.floor(share * 10);
    if (tenth > shown) out.write(`${label} ${percent(share).trim()}\n`);
    shown = Math.max(tenth, shown);
  };
};
