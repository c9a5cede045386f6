const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);

/** Markup whose every hole is escaped: what a shopper typed can be read in it, and never run (ORD-16, ORD-22). */
export function html(markup: TemplateStringsArray, ...holes: (string | number)[]): string {
  return String.raw({ raw: markup }, ...holes.map((hole) => escaped(String(hole))));
}

/** Lines as one markup text, the empty ones left out. */
export const lines = (parts: readonly string[]): string => parts.filter((part) => part !== '').join('<br />');
