export type Key = 'Alt' | 'Shift' | 'Escape' | 'P';

/** A browser, and its own kind of input. `Element` is what the driver's library calls an element of the page. */
export interface Driver<Element = unknown> {
  resize(width: number, height: number): Promise<void>;
  goTo(url: string): Promise<void>;
  reload(): Promise<void>;
  /** Runs a script in the page; gives what its last expression settles with. */
  evaluate(script: string): Promise<unknown>;
  /** The same for a script that settles with an element. */
  findElement(script: string): Promise<Element>;
  click(element: Element): Promise<void>;
  type(element: Element, text: string): Promise<void>;
  upload(element: Element, file: string): Promise<void>;
  /** Presses keys together: all but the last one are held. */
  press(...keys: Key[]): Promise<void>;
  screenshot(file: string): Promise<void>;
  close(): Promise<void>;
}
