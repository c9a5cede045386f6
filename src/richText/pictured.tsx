import { address } from '../api/settings.ts';
import { isOwn, targetOf, within } from './store.ts';

const pixels = (text: string | null) => (text !== null && /^[1-9]\d{0,4}$/.test(text) ? Number(text) : undefined);

/** A picture of a text at a path. Its place is kept free: by its size in pixels, or by a common one where the shop gave none. */
export function pictured(image: Element, path: string) {
  const src = address(image.getAttribute('src') ?? '');
  const target = src ? targetOf(src, path) : null;
  if (target?.protocol !== 'http:' && target?.protocol !== 'https:') return null;
  return (
    <img
      src={isOwn(target) ? within(target) : target.href}
      alt={image.getAttribute('alt') ?? ''}
      width={pixels(image.getAttribute('width'))}
      height={pixels(image.getAttribute('height'))}
      loading="lazy"
      decoding="async"
    />
  );
}
