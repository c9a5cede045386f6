import * as v from 'valibot';
import { type Call, JSON_API, send, signed } from './client.ts';
import { csrfToken } from './csrf.ts';
import { one, resource } from './jsonapi.ts';

/** A picture that the backend keeps now: the uuid of its file, and its address at the host, root-relative. */
export type Uploaded = { id: string; url: string };

const File = v.pipe(
  one(resource('file--file', { uri: v.object({ url: v.string() }) })),
  v.transform(({ data }): Uploaded => ({ id: data.id, url: data.attributes.uri.url })),
);

// A header holds Latin letters only, and a quotation mark would end the name.
const headerName = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/[^\w.() -]+/g, '')
    .replace(/^\.+/, '')
    .trim() || 'picture';

/**
 * Keeps a picture at the backend (API-20). Rejects with 'invalid' for a file that is no picture, is empty or too large;
 * the backend's sentence says which.
 */
export async function uploadPicture(picture: Blob, name: string, call: Call = {}): Promise<Uploaded> {
  const token = await csrfToken(call.signal);
  const headers = {
    Accept: JSON_API,
    'Content-Type': 'application/octet-stream',
    'Content-Disposition': `file; filename="${headerName(name)}"`,
    'X-CSRF-Token': token,
  };
  const path = '/jsonapi/media/image/field_media_image';
  return send(File, path, { method: 'POST', headers, body: picture }, signed(call));
}
