import { request } from 'node:http';
import type { Control } from './controlEndpoint.ts';

export type Answer = Readonly<{ status: number; text: string }>;

/** Sends `POST path` to the supervisor and waits for as long as it takes: the tables of a large log are built meanwhile. */
export const askSupervisor = ({ port, token }: Control, path: string): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const headers = { authorization: `Bearer ${token}` };
    const asked = request({ host: '127.0.0.1', port, path, method: 'POST', headers }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
      response.once('end', () => resolve({ status: response.statusCode ?? 0, text }));
    });
    asked.once('error', reject);
    asked.end();
  });
