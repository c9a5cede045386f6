import type { ELK } from 'elkjs/lib/elk-api.js';

async function started(): Promise<ELK> {
  if (import.meta.env.SSR) {
    const { default: Bundled } = await import('elkjs/lib/elk.bundled.js');
    return new Bundled();
  }
  const [{ default: Api }, { default: url }] = await Promise.all([
    import('elkjs/lib/elk-api.js'),
    import('elkjs/lib/elk-worker.min.js?url'),
  ]);
  return new Api({ workerUrl: url });
}

let engine: Promise<ELK> | null = null;

/** ELK: in a page it works in a worker of its own, loaded when first requested; in Node it is called directly. */
export function getElkEngine(): Promise<ELK> {
  engine ??= started();
  return engine;
}
