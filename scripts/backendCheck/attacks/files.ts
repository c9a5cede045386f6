import { type Attack, type Host, NotTriedError } from './attack.ts';

/** One pixel. */
const PNG = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII='),
  (character) => character.charCodeAt(0),
);

type Upload = { id: string; path: string; url: URL; styles: string[] };

/** Keeps a picture at the host, which a Drupal removes by itself since nothing refers to it. */
async function upload({ address, send }: Host): Promise<Upload> {
  const paths = ['/rest/session/token', '/session/token'];
  const tokens = await Promise.all(paths.map((path) => send(path, { headers: { Accept: 'text/plain' } })));
  const token = tokens.find(({ status }) => status === 200)?.text.trim() ?? '';
  const { status, body } = await send('/jsonapi/media/image/field_media_image', {
    method: 'POST',
    headers: {
      'Content-Type': 'application/octet-stream',
      'Content-Disposition': `file; filename="${crypto.randomUUID()}.png"`,
      'X-CSRF-Token': token,
    },
    body: PNG,
  });
  if (status !== 201) throw new NotTriedError(`no picture could be uploaded (${status})`);
  const { uri, image_style_uri: styles = {} } = body.data.attributes;
  const url = new URL(uri.url, address);
  return { id: body.data.id, path: url.pathname, url, styles: Object.values<string>(styles) };
}

const isServed = async ({ send }: Host, { pathname, search }: URL) =>
  (await send(pathname + search, { headers: { Accept: 'image/*' } })).status === 200;

/** Each part of the query changed in its last sign. */
const alterQuery = (url: URL): URL[] =>
  [...url.searchParams].map(([name, value]) => {
    const other = new URL(url);
    other.searchParams.set(name, value.slice(0, -1) + (value.endsWith('1') ? '2' : '1'));
    return other;
  });

/** Pictures that shoppers upload (API-20, API-22). */
export const fileAttacks: readonly Attack[] = [
  {
    name: 'files.public',
    requirement: 'What is uploaded lies among the private files, and is given out by an address that is signed.',
    async attempt(host) {
      const { path, styles } = await upload(host);
      const bare = [path, ...styles.map((style) => new URL(style, host.address).pathname)];
      for (const address of bare)
        if (await isServed(host, new URL(address, host.address)))
          return `a photo is given out without a signature, at ${address}`;
      return null;
    },
  },
  {
    name: 'files.altered',
    requirement: 'A signature is good for one file and until one moment.',
    async attempt(host) {
      const [mine, other] = [await upload(host), await upload(host)];
      if (!mine.url.search) throw new NotTriedError('addresses of uploads have no signature');
      const ofOther = new URL(mine.path + other.url.search, host.address);
      for (const url of [...alterQuery(mine.url), ofOther])
        if (await isServed(host, url)) return 'a photo is given out by a signature that is not its own';
      return (await isServed(host, mine.url)) ? null : 'a photo is not given out by the address that the host gave';
    },
  },
  {
    name: 'files.list',
    requirement: 'Nobody may list files or media that others uploaded.',
    async attempt(host) {
      const { id } = await upload(host);
      for (const path of ['/jsonapi/file/file?sort=-created', '/jsonapi/media/image?sort=-created']) {
        const { status, text } = await host.send(path);
        if (status === 200 && (text.includes(id) || text.includes('private:')))
          return `${path} lists what was uploaded`;
      }
      return null;
    },
  },
];
