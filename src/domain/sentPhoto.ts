/** A photo that the backend keeps: the uuid of its file, and where it can be seen, root-relative. */
export type SentPhoto = { id: string; url: string };

/** A sent photo as a form's field holds it. */
export const photoText = (photo: SentPhoto | null): string => (photo ? `${photo.id} ${photo.url}` : '');

/** The photo that a form's field holds; null where it holds none. */
export function photoIn(text: string): SentPhoto | null {
  const [, id, url] = /^(\S+) (\/\S+)$/.exec(text) ?? [];
  return id && url ? { id, url } : null;
}
