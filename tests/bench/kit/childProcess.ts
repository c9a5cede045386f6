import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Task, TaskResults } from './child.ts';

const CHILD = fileURLToPath(new URL('./child.ts', import.meta.url));

/** The next message of a child process. Rejects where it ends first. */
const waitForMessage = <Message>(child: ChildProcess) =>
  new Promise<Message>((done, fail) => {
    const onExit = (code: number | null) => fail(new Error(`A child process ended with ${code}.`));
    child.once('exit', onExit);
    child.once('message', (message) => {
      child.off('exit', onExit);
      done(message as Message);
    });
  });

/** Does one of the tasks of `child.ts` in a process of its own, whose processor time is nobody else's. */
export async function runInChild<Name extends Task>(task: Name, argument = 0) {
  const child = fork(CHILD, [task, String(argument)]);
  const result = await waitForMessage<TaskResults[Name]>(child);
  return {
    result,
    /** Seconds that its processor has spent. */
    cpu(): Promise<number> {
      child.send('cpu');
      return waitForMessage(child);
    },
    async renameOne(): Promise<void> {
      child.send('rename');
      await waitForMessage(child);
    },
    stop: () => child.kill(),
  };
}
