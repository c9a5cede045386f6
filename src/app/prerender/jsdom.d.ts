declare module 'jsdom' {
  import type { WindowLike } from 'dompurify';
  export type DOMWindow = WindowLike & Pick<Window, 'document' | 'getComputedStyle'>;
  /** A document in Node. It runs no script unless an option allows it. */
  export class JSDOM {
    constructor(html: string);
    window: DOMWindow;
  }
}
