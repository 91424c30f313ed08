import type { ClubCommand } from '@platzwart/contracts/club';
import type { Handler } from '../../core/commandDeclaration.ts';
import type { CommandStream } from '../../core/commandStream.ts';
import type { ClubErrorCode } from '../domain/clubDecider.ts';

type Dependencies = Readonly<{ club: Pick<CommandStream<unknown, ClubCommand, ClubErrorCode>, 'send'> }>;

/** Sends the command that `commandOf` makes of an input to the club's stream. Refuses with the codes of the club's decider. */
export const changeSettings =
  <Data>(commandOf: (data: Data) => ClubCommand) =>
  ({ club }: Dependencies): Handler<Data> =>
  (data, call) =>
    club.send(commandOf(data), call);
