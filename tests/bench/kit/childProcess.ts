import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { messageFrom } from '../../../scripts/tools/processes.ts';
import type { Answers, Task } from './child.ts';

const CHILD = fileURLToPath(new URL('./child.ts', import.meta.url));

/** Does one of the tasks of `child.ts` in a process of its own, whose memory and processor are nobody else's. */
export async function inChild<Name extends Task>(task: Name, argument = 0) {
  const child = fork(CHILD, [task, String(argument)], { execArgv: [...process.execArgv, '--expose-gc'] });
  const result = await messageFrom<Answers[Name]>(child);
  return {
    result,
    /** Seconds that its processor has spent. */
    cpu(): Promise<number> {
      child.send('cpu');
      return messageFrom(child);
    },
    async renameOne(): Promise<void> {
      child.send('rename');
      await messageFrom(child);
    },
    stop: () => child.kill(),
  };
}
