import { afterAll } from 'vitest';

/** The names of the files that the browser was given to keep, in all tests of the file that calls it; none is kept. */
export function recordDownloads(): readonly string[] {
  const names: string[] = [];
  const { click } = HTMLAnchorElement.prototype;
  HTMLAnchorElement.prototype.click = function download(this: HTMLAnchorElement) {
    names.push(this.download);
  };
  afterAll(() => {
    HTMLAnchorElement.prototype.click = click;
  });
  return names;
}
