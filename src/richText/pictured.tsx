import { address } from '../api/settings.ts';

const pixels = (text: string | null) => (text !== null && /^[1-9]\d{0,4}$/.test(text) ? Number(text) : undefined);

/** A picture of a text. Its place is kept free: by its size in pixels, or by a common one where the shop gave none. */
export function pictured(image: Element) {
  const src = address(image.getAttribute('src') ?? '');
  if (!src || !URL.canParse(src, document.baseURI)) return null;
  const { protocol, href } = new URL(src, document.baseURI);
  if (protocol !== 'http:' && protocol !== 'https:') return null;
  return (
    <img
      src={href}
      alt={image.getAttribute('alt') ?? ''}
      width={pixels(image.getAttribute('width'))}
      height={pixels(image.getAttribute('height'))}
      loading="lazy"
      decoding="async"
    />
  );
}
