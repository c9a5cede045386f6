import { MessageChannel, type MessagePort, type Worker } from 'node:worker_threads';

/** The other thread: a worker for the main thread, `parentPort` for a worker. */
type Thread = Pick<Worker | MessagePort, 'on' | 'postMessage'>;
type Message<Request> = { request: Request; replyPort: MessagePort };
type Reply<Response> = { response: Response; error?: never } | { response?: never; error: unknown };

/** Sends a request to another thread, with a port of its own for the reply. Rejects with what the answer there rejects with. */
export function callThread<Response>(thread: Thread, request: unknown): Promise<Response> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve, reject) => {
    port1.once('message', (reply: Reply<Response>) => {
      port1.close();
      if ('error' in reply) reject(reply.error);
      else resolve(reply.response as Response);
    });
    thread.postMessage({ request, replyPort: port2 } satisfies Message<unknown>, [port2]);
  });
}

/** Answers what another thread sends by `callThread`. */
export function answerCalls<Request>(thread: Thread, answer: (request: Request) => Promise<unknown>): void {
  thread.on('message', async ({ request, replyPort }: Message<Request>) => {
    const reply: Reply<unknown> = await answer(request).then(
      (response) => ({ response }),
      (error) => ({ error }),
    );
    replyPort.postMessage(reply);
  });
}
