import { fireEvent, screen, waitFor } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { openDB } from 'idb';
import { getResponse } from 'msw';
import { expect, test, vi } from 'vitest';
import { cleanup } from '../../fixtures/harness/render.tsx';
import { createOrientedPicture, createPicture, readQuarters } from '../../fixtures/support/pictures/inBrowser.ts';
import { formatMessage } from '../../src/messages/message.ts';
import { uploadMessages } from '../../src/messages/upload.ts';
import { clearPictures } from '../../src/storage/pictureStorage.ts';
import { croppedPictureStorage, userUploadStorage } from '../../src/storage/uploadStorage.ts';
import { findTitle } from '../support/findTitle.ts';
import { getAddress, go, isAt, openStore } from '../support/router.tsx';
import { setupStore } from '../support/setupStore.ts';

const backend = setupStore(['/crop', '/custom-framing']);

/** Opens an address; what was open before is gone, as after a reload. */
function open(path: string) {
  cleanup();
  openStore([path]);
}

const NOT_KEPT = formatMessage(uploadMessages['upload.notKept']);

const frame = () => waitFor(() => screen.getByRole('application', { name: /percent of the photo/ }));
const getName = async () => (await frame()).getAttribute('aria-label');

async function give(picture: Blob, name = 'beach.jpg') {
  open('/custom-framing');
  await userEvent.upload(
    await screen.findByLabelText('Tap to Upload'),
    new File([picture], name, { type: 'image/jpeg' }),
  );
  await isAt(/^\/crop\?image=/);
  await frame();
  return getAddress();
}

async function send() {
  fireEvent.click(screen.getByRole('checkbox'));
  fireEvent.click(screen.getByRole('button', { name: 'CONTINUE' }));
  await isAt(/^\/custom-framing\?width=/);
}

/** The page stores what becomes of a picture behind the shopper's back. */
const isStored = (facts: object) =>
  waitFor(async () => {
    const database = await openDB('mitre-and-mat-pictures');
    const stored = await database.getAll('facts');
    database.close();
    expect(stored).toEqual([expect.objectContaining(facts)]);
  });
/** What was sent of the picture, as the backend gives it out. */
const fetchCropped = async () => {
  const url = new URL(croppedPictureStorage.read()?.url ?? '', location.href);
  return (await getResponse(backend.handlers, new Request(url)))!.blob();
};
const getFiles = () =>
  backend.store
    .list('file--file')
    .filter(({ attributes }) => !attributes.status)
    .map(({ attributes }) => attributes.filename);

test('[UPL-05] a reload finds the photo, and the crop as it was left', async () => {
  const path = await give(await createPicture({ width: 2400, height: 1600 }));
  fireEvent.click(screen.getByRole('radio', { name: 'Square' }));
  fireEvent.click(screen.getByRole('button', { name: 'Turn right' }));
  const before = await getName();
  expect(before).toBe('100 by 67 percent of the photo');
  await isStored({ done: expect.objectContaining({ turn: 90 }) });
  await clearPictures({ includeStored: false });
  open(path);
  expect(await getName()).toBe(before);
  expect(screen.getByRole('radio', { name: 'Square' })).toBeChecked();
  open('/crop');
  expect(await getName()).toBe(before);
});

test('where a key has moved the frame is read out, for the focus stays on it', async () => {
  await give(await createPicture({ width: 2400, height: 1600 }));
  fireEvent.click(screen.getByRole('radio', { name: 'Square' }));
  expect(screen.getByText('17 percent from the left, 0 percent from the top')).toHaveAttribute('role', 'status');
  (await frame()).focus();
  await userEvent.keyboard('{Shift>}{ArrowLeft}{/Shift}{ArrowRight}');
  expect(await screen.findByText(/^(?!17)\d+ percent from the left/)).toHaveAttribute('role', 'status');
});

test('[UPL-06] [UPL-18] what was ticked and cropped stays where the address tells something else of the same photo', async () => {
  const path = await give(await createPicture({ width: 2400, height: 1600 }));
  fireEvent.click(screen.getByRole('radio', { name: 'Square' }));
  fireEvent.click(screen.getByRole('checkbox'));
  await go(`${path}&backend=fault:upload.picture=offline`, { replace: true });
  await isAt(/backend=/);
  expect(screen.getByRole('checkbox')).toBeChecked();
  expect(screen.getByRole('radio', { name: 'Square' })).toBeChecked();
  expect(screen.getByRole('button', { name: 'CONTINUE' })).toBeEnabled();
});

test('[UPL-05] a browser that stores no Blob, as a private tab of Safari does, keeps the photo all the same', async () => {
  const put = IDBObjectStore.prototype.put;
  IDBObjectStore.prototype.put = function (this: IDBObjectStore, value, key) {
    if (Object.values(value).some((part) => part instanceof Blob)) throw new DOMException('No Blob', 'DataCloneError');
    return put.call(this, value, key);
  };
  try {
    const path = await give(await createPicture({ width: 2400, height: 1600 }));
    expect(screen.queryByText(NOT_KEPT)).toBeNull();
    await clearPictures({ includeStored: false });
    open(path);
    await frame();
    expect(screen.queryByText(/your photo stays only/)).toBeNull();
  } finally {
    IDBObjectStore.prototype.put = put;
  }
});

test('[UPL-05] a photo that an earlier version stored as Blobs is found and sent', async () => {
  const photo = await createPicture({ width: 2400, height: 1600 });
  const path = await give(photo);
  const database = await openDB('mitre-and-mat-pictures');
  await database.put('files', { original: photo, preview: photo }, path.slice('/crop?image='.length));
  database.close();
  await clearPictures({ includeStored: false });
  open(path);
  await frame();
  await send();
  expect(getFiles()).toHaveLength(2);
});

test('[UPL-05] a picture that nobody knows, and none at all', async () => {
  open('/crop?image=4f6c1f1e-7b0a-4a53-9c2d-2f6f1a7b9c11');
  await screen.findByText(/no longer kept here/);
  open('/crop');
  await screen.findByText(/no longer kept here/);
  fireEvent.click(screen.getByRole('button', { name: 'Change Photo' }));
  await isAt('/custom-framing/');
});

test('[UPL-10] [CONF-27] both ids are kept, with what was cut', async () => {
  await give(await createOrientedPicture({ width: 1600, height: 2400 }, 6), 'खेत.jpeg');
  fireEvent.click(screen.getByRole('radio', { name: '5:4' }));
  await send();
  const stored = croppedPictureStorage.read();
  expect(stored).toMatchObject({
    name: 'खेत.jpeg',
    width: 2000,
    height: 1600,
    scales: { x: 200, y: 0, width: 2000, height: 1600 },
  });
  expect(userUploadStorage.read()).toBe(true);
  expect(getAddress()).toBe(`/custom-framing?width=2000&height=1600&id=${stored?.id}`);
  expect(new Set([stored?.id, stored?.original]).size).toBe(2);
});

test('[UPL-09] what is sent of a photo that was held on its side stands upright', async () => {
  await give(await createOrientedPicture({ width: 1500, height: 1300 }, 5));
  await send();
  const picture = await fetchCropped();
  const { width, height } = await createImageBitmap(picture);
  expect([width, height]).toEqual([1300, 1500]);
  expect(await readQuarters(picture)).toEqual([0, 2, 1, 3]);
});

test('[UPL-09] a photo that is turned is cut as it is seen', async () => {
  await give(await createPicture({ width: 1600, height: 1300 }));
  fireEvent.click(screen.getByRole('button', { name: 'Turn right' }));
  await send();
  expect(await readQuarters(await fetchCropped())).toEqual([2, 0, 3, 1]);
  expect(croppedPictureStorage.read()).toMatchObject({
    width: 1300,
    height: 1600,
    scales: { width: 1600, height: 1300 },
  });
});

test('[UPL-09] what is sent once is not sent again', async () => {
  const path = await give(await createPicture({ width: 2400, height: 1600 }));
  await send();
  expect(getFiles()).toHaveLength(2);
  const left = getAddress();
  await isStored({ cropped: expect.anything() });
  await clearPictures({ includeStored: false });
  open(path);
  await frame();
  await send();
  expect(getAddress()).toBe(left);
  expect(getFiles()).toHaveLength(2);
  open(path);
  await frame();
  fireEvent.click(screen.getByRole('radio', { name: 'Square' }));
  await send();
  expect(getFiles()).toHaveLength(3);
});

test('[UPL-05] [UPL-15] an art is cropped by its own picture, and its original is with the backend already', async () => {
  const picture = await createPicture({ width: 960, height: 1200, type: 'image/webp' });
  const { fetch } = window;
  vi.stubGlobal('fetch', async (...[input, init]: Parameters<typeof fetch>) =>
    String(input).includes('/sites/default/files/styles/inner/') ? new Response(picture) : fetch(input, init),
  );
  open('/crop?artid=misty-ghats');
  await frame();
  expect(screen.getByText(/This crop has/)).toHaveTextContent(/[3-9],\d{3} × [3-9],\d{3} pixels/);
  await send();
  expect(getFiles()).toHaveLength(1);
  expect(croppedPictureStorage.read()?.original).toMatch(/^[0-9a-f-]{36}$/);
});

test('[UPL-05] where the browser keeps nothing, the photo stays for the visit, and that is said', async () => {
  const put = IDBObjectStore.prototype.put;
  IDBObjectStore.prototype.put = () => {
    throw new DOMException('The disk is full', 'QuotaExceededError');
  };
  try {
    const path = await give(await createPicture({ width: 2400, height: 1600 }));
    expect(screen.getByText(NOT_KEPT)).toBeVisible();
    fireEvent.click(screen.getByRole('radio', { name: 'Square' }));
    open(path);
    expect(await getName()).toBe('67 by 100 percent of the photo');
    await send();
    expect(getFiles()).toHaveLength(2);
  } finally {
    IDBObjectStore.prototype.put = put;
  }
});

test('[UPL-03] with an id the chooser stands in place of the picker', async () => {
  open('/custom-framing');
  await findTitle('Your photo, framed');
  expect(screen.getByLabelText('Tap to Upload')).toBeInTheDocument();
});
