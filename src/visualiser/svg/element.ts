type Value = string | number | boolean | null | undefined;

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

export const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => ESCAPES[sign] as string);

/** An element as text. Attributes that are null, undefined or false are left out; one that is true stands alone. */
export function element(name: string, attributes: Record<string, Value>, inside: string | string[] = ''): string {
  const written = Object.entries(attributes).map(([key, value]) => {
    if (value === null || value === undefined || value === false) return '';
    return value === true ? ` ${key}=""` : ` ${key}="${escaped(String(value))}"`;
  });
  const content = typeof inside === 'string' ? inside : inside.join('');
  return content === '' ? `<${name}${written.join('')}/>` : `<${name}${written.join('')}>${content}</${name}>`;
}

export const text = (className: string, x: number, y: number, words: string) =>
  element('text', { class: className, x, y }, escaped(words));
