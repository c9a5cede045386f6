import * as v from 'valibot';
import type { Picture } from '../domain/art.ts';
import { type CallOptions, getJsonApi, JSON_API, parseResponse, sendRequest, TEXT } from './client.ts';
import { ApiFailure, isFailure } from './failure.ts';
import { buildQuery, collectionSchema, documentSchema, resourceSchema } from './jsonapi.ts';
import { imageFileSchema, toFilePicture } from './picture.ts';
import { getApiSettings } from './settings.ts';
import { withTimeout } from './withTimeout.ts';

const Token = v.pipe(v.string(), v.trim(), v.minLength(1));
const TOKEN_PATH = '/rest/session/token';
const CURRENT_TOKEN_PATH = '/session/token';

const fetchToken = (path: string, signal?: AbortSignal) =>
  sendRequest(Token, path, { method: 'GET', headers: { Accept: TEXT } }, signal ? { signal } : {});

/**
 * The token that an upload carries (API-19, SESS-09), from the specification's path, or from that of a Drupal since
 * version 9 where the other is not there.
 */
export async function fetchCsrfToken(signal?: AbortSignal): Promise<string> {
  try {
    return await fetchToken(TOKEN_PATH, signal);
  } catch (error) {
    if (!isFailure(error, 'notFound')) throw error;
    return fetchToken(CURRENT_TOKEN_PATH, signal);
  }
}

/** A picture that the backend keeps now: the uuid of its file, and its address at the host, root-relative. */
export type UploadedFile = { id: string; url: string };

/** Called from time to time with how much is sent, 0 to 1; never where the browser does not report it. */
export type ProgressListener = (share: number) => void;

const PATH = '/jsonapi/media/image/field_media_image';

/** A slow connection sends so many bytes in a millisecond: 40 kB in a second, for which 10 MB take four minutes. */
const MIN_BYTES_PER_MS = 40;
/** What is left for the answer, in milliseconds. */
const ANSWER_TIMEOUT = 25_000;

const File = v.pipe(
  documentSchema(resourceSchema('file--file', { uri: v.object({ url: v.string() }) })),
  v.transform(({ data }): UploadedFile => ({ id: data.id, url: data.attributes.uri.url })),
);

/** By its type, for the name of a file may reveal its owner, and its address must not be guessed. */
const createName = ({ type }: Blob) =>
  `${crypto.randomUUID()}.${type === 'image/jpeg' ? 'jpg' : type.slice('image/'.length)}`;

type UploadRequest = { url: string; headers: Readonly<Record<string, string>>; body: Blob };

/** One request by XMLHttpRequest, for fetch reports no progress of what is sent. Aborted by the signal. */
const sendWithProgress = ({ url, headers, body }: UploadRequest, report: ProgressListener, signal: AbortSignal) =>
  new Promise<{ status: number; ok: boolean; text: string }>((done, fail) => {
    const request = new XMLHttpRequest();
    const rejectAsLost = (detail: string) => fail(new ApiFailure('network', { detail }));
    request.open('POST', url);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
      if (lengthComputable && total > 0) report(loaded / total);
    });
    request.addEventListener('load', () => {
      const { status, responseText } = request;
      done({ status, ok: status >= 200 && status < 300, text: responseText });
    });
    request.addEventListener('error', () => rejectAsLost('The upload broke off'));
    request.addEventListener('abort', () => rejectAsLost('The upload was given up'));
    signal.addEventListener('abort', () => request.abort(), { once: true });
    if (signal.aborted) request.abort();
    else request.send(body);
  });

/**
 * Keeps a picture at the backend (API-20). Rejects with 'invalid' for a file that is no picture, is empty or too large;
 * the backend's sentence states which. With `report` it is informed of how far the sending is, and has the more time the heavier
 * the picture is. (SESS-09, UPL-09)
 */
export async function uploadPicture(
  picture: Blob,
  { report, bearer, signal }: CallOptions & { report?: ProgressListener } = {},
): Promise<UploadedFile> {
  // The call for the token waits until the backend is there.
  const token = await fetchCsrfToken(signal);
  const headers = {
    Accept: JSON_API,
    'Content-Type': 'application/octet-stream',
    'Content-Disposition': `file; filename="${createName(picture)}"`,
    'X-CSRF-Token': token,
  };
  if (!report || typeof XMLHttpRequest === 'undefined')
    return sendRequest(File, PATH, { method: 'POST', headers, body: picture }, { bearer, signal });
  const posted = {
    url: getApiSettings().host + PATH,
    headers: { ...headers, ...(bearer && { Authorization: `Bearer ${bearer}` }) },
    body: picture,
  };
  const patience = ANSWER_TIMEOUT + picture.size / MIN_BYTES_PER_MS;
  return parseResponse(File, await withTimeout(patience, signal, (limit) => sendWithProgress(posted, report, limit)));
}

/** The bytes of a picture that the store shows, by the address that the backend gave (API-22, UPL-05). */
export async function downloadPicture(url: string, signal: AbortSignal): Promise<Blob> {
  return withTimeout(ANSWER_TIMEOUT, signal, async (limit) => {
    const answer = await fetch(url, { signal: limit, credentials: 'omit' }).catch((cause) => {
      throw new ApiFailure('network', { detail: String(cause), cause });
    });
    if (!answer.ok) throw new ApiFailure('notFound', { status: answer.status });
    return answer.blob();
  });
}

/** A file that the backend keeps: `width` and `height` of its picture in pixels, which only its sender knows. */
export type FileRequest = { id: string; width: number; height: number };

/** The picture in a file, such as a cropped picture, or null where it is not, or no longer, stored (API-22). */
export async function fetchFile({ id, width, height }: FileRequest, signal?: AbortSignal): Promise<Picture | null> {
  try {
    const path = `/jsonapi/file/file/${encodeURIComponent(id)}`;
    const { data } = await getJsonApi(documentSchema(imageFileSchema), path, { signal });
    return toFilePicture(data, { width, height, alt: '' });
  } catch (failure) {
    if (isFailure(failure, 'notFound')) return null;
    throw failure;
  }
}

const Variation = resourceSchema('commerce_product_variation--Custom_image', {});

/** The uuid of the variation that stands for any uploaded picture; none at all is 'unreadable' (API-26). */
export async function fetchCustomImageVariation(signal?: AbortSignal): Promise<string> {
  const path = buildQuery('/jsonapi/commerce_product_variation/Custom_image', { page: { limit: 1 } });
  const { data } = await getJsonApi(collectionSchema(Variation), path, { signal });
  if (!data[0]) throw new ApiFailure('unreadable', { status: 200, detail: 'No variation for uploaded pictures' });
  return data[0].id;
}
