import { JSDOM } from 'jsdom';

const { document } = new JSDOM('').window;

/** What a browser makes of HTML. Nothing of it runs. */
export function parseHtml(html: string): DocumentFragment {
  const template = document.createElement('template');
  template.innerHTML = html;
  return template.content;
}
