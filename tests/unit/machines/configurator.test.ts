import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { connect } from '../../../machines/configurator/configurator.connect.ts';
import { configuratorMachine } from '../../../machines/configurator/configurator.machine.ts';
import type { ConfiguratorInput } from '../../../machines/configurator/configuratorContext.ts';
import { framedPictureMachine } from '../../../machines/framedPicture/framedPicture.machine.ts';
import { art, entries, FILE, MATTE_BLACK, NORDIC, upload } from '../../../machines/framedPicture/samplePictures.ts';
import { providePartial } from '../../../machines/kit/port.ts';
import { selectFrames } from '../../../src/domain/frame.ts';

const ALIAS = { by: 'art', alias: '/art/misty-ghats' } as const;

/** The chart with a picture and frames that were read before; what it asks for all the same is written down. */
function start(input: Partial<ConfiguratorInput> = {}, listed: Promise<unknown> = new Promise(() => {})) {
  const requests: string[] = [];
  const effects: unknown[] = [];
  const logic = providePartial(configuratorMachine, {
    framedPicture: providePartial(framedPictureMachine, {
      openSubject: () => {
        requests.push('openSubject');
        return new Promise(() => {});
      },
    }),
    listFrames: () => {
      requests.push('listFrames');
      return listed;
    },
  });
  const actor = createActor(logic, {
    input: { subject: ALIAS, requestedChoice: {}, fixed: {}, cachedSubjectData: art, cachedFrames: entries, ...input },
  });
  actor.on('*', (effect) => effects.push(effect));
  actor.start();
  const view = () => connect(actor.getSnapshot(), (event) => actor.send(event));
  return { actor, view, requests, effects };
}

test('[CONF-25] [CONF-26] a picture and frames that were read before are chosen at once, and nothing is asked', () => {
  const { actor, view, requests, effects } = start();
  expect(actor.getSnapshot().value).toEqual({ picture: 'choosing', frames: 'listed', link: 'applied' });
  expect(view().choice).toEqual({
    mode: 'frame',
    media: 'Canvas',
    size: { width: 16, height: 20 },
    frame: MATTE_BLACK,
    mat: 'none',
    pad: 'white',
  });
  expect(requests).toEqual([]);
  // The address stays as it was: nobody has chosen anything.
  expect(effects.filter((effect) => (effect as { type: string }).type === 'address')).toEqual([]);
});

test('[CONF-22] a print by itself asks for no frames before it is framed', () => {
  const { actor, view, requests } = start({ requestedChoice: { mode: 'art' }, cachedFrames: null });
  expect(requests).toEqual([]);
  actor.send({ type: 'mode.chosen', mode: 'frame' });
  expect(requests).toEqual(['listFrames']);
  expect(view()).toMatchObject({
    mode: 'frame',
    size: { width: 16, height: 20 },
    line: null,
    frames: { status: 'loading' },
  });
});

describe('a link', () => {
  test('[CONF-19] brings the whole choice back', () => {
    const requests = { mode: 'frame', media: 'Paper', size: '24x30', frame: NORDIC, mat: 'golden', pad: 'sage' };
    const { view } = start({ requestedChoice: requests });
    expect(view()).toMatchObject({
      choice: {
        mode: 'frame',
        media: 'Paper',
        size: { width: 24, height: 30 },
        frame: NORDIC,
        mat: 'golden',
        pad: 'sage',
      },
      frame: { title: 'Nordic' },
      tab: 'Large',
      isAdjusted: false,
    });
  });

  test('[CONF-19] that is not on offer is told of, put right in the address, and forgotten with the next choice', () => {
    const { actor, view, effects } = start({ requestedChoice: { media: 'Glass', size: '23x29' } });
    expect(view()).toMatchObject({ isAdjusted: true, media: 'Canvas', size: { width: 24, height: 30 } });
    expect(effects).toContainEqual({ type: 'address', choice: view().choice });
    actor.send({ type: 'frame.chosen', frame: NORDIC });
    expect(view().isAdjusted).toBe(false);
  });

  test('[CONF-25] whose frame is not on offer either is put right once more when the frames come, and told of once', async () => {
    const { view, effects } = start(
      { requestedChoice: { mode: 'hung', media: 'Velvet', frame: '<script>' }, cachedFrames: null },
      Promise.resolve(entries),
    );
    const addresses = () =>
      (effects as { type: string; choice: unknown }[])
        .filter(({ type }) => type === 'address')
        .map((each) => each.choice);
    expect(view().isAdjusted).toBe(true);
    const lawful = { mode: 'frame', media: 'Canvas', size: { width: 16, height: 20 }, mat: 'none', pad: 'white' };
    expect(addresses()).toEqual([{ ...lawful, frame: '<script>' }]);
    await expect.poll(() => view().frames.status).toBe('listed');
    expect(addresses().slice(1)).toEqual([{ ...lawful, frame: MATTE_BLACK }]);
    expect(view().isAdjusted).toBe(true);
  });

  test('[CONF-25] whose frame alone is not on offer is put right when the frames come', async () => {
    const { view, effects } = start(
      { requestedChoice: { frame: 'gone' }, cachedFrames: null },
      Promise.resolve(entries),
    );
    expect(view().isAdjusted).toBe(false);
    await expect.poll(() => view().isAdjusted).toBe(true);
    expect(effects.filter((effect) => (effect as { type: string }).type === 'address')).toEqual([
      { type: 'address', choice: { ...view().choice, frame: MATTE_BLACK } },
    ]);
  });

  test('[CONF-18] cannot turn what was settled before', () => {
    const { view } = start({ requestedChoice: { mode: 'art' }, fixed: { mode: 'frame' } });
    expect(view()).toMatchObject({ mode: 'frame', canChooseMode: false, isAdjusted: true });
  });

  test('[CONF-24] that names a frame keeps it only until a media is chosen', () => {
    const { actor, view } = start({ requestedChoice: { frame: NORDIC }, cachedFrames: null });
    expect(view().choice.frame).toBe(NORDIC);
    actor.send({ type: 'media.chosen', media: 'Paper' });
    expect(view().choice.frame).toBeNull();
  });
});

describe('what is not on offer is refused', () => {
  test.each([
    ['CONF-21', { type: 'mode.chosen', mode: 'frame' }],
    ['CONF-17', { type: 'media.chosen', media: 'Canvas' }],
    ['FRAME-07', { type: 'frame.chosen', frame: 'a5ebe633-54d0-5b2b-be45-4da433b97e4a' }],
    ['ART-07', { type: 'frame.chosen', frame: 'no-such-frame' }],
    ['CONF-50', { type: 'mat.chosen', mat: 'golden' }],
    ['CONF-50', { type: 'pad.chosen', pad: 'sage' }],
    ['CONF-10', { type: 'tab.opened', tab: 'Extra Large' }],
    ['CONF-10', { type: 'size.chosen', size: { width: 24, height: 30 } }],
    ['CONF-14', { type: 'framing.requested' }],
  ] as const)('[%s] %j', (_, event) => {
    const { actor, view } = start();
    const before = view().choice;
    expect(actor.getSnapshot().can(event)).toBe(false);
    actor.send(event);
    expect(view().choice).toEqual(before);
  });

  test('[CONF-43] canvas, for an upload that fits none', () => {
    const { actor, view } = start({
      subject: { by: 'upload', id: FILE, width: 1500, height: 1800 },
      cachedSubjectData: upload({ width: 1500, height: 1800 }),
    });
    expect(view()).toMatchObject({ media: 'Paper', mediasOnOffer: ['Paper'] });
    expect(actor.getSnapshot().can({ type: 'media.chosen', media: 'Canvas' })).toBe(false);
  });
});

describe('the mat', () => {
  const large = { ...art, subject: { ...art.subject, max: { width: 80, height: 100 } } };

  test('[CONF-52] goes with a size that is too large for one, and comes back with one that is not', () => {
    const { actor, view } = start({
      cachedSubjectData: large,
      requestedChoice: { media: 'Paper', mat: 'golden', size: '32x40' },
    });
    expect(view()).toMatchObject({ mat: 'golden', framing: { mat: expect.toSatisfy((inches: number) => inches > 0) } });
    actor.send({ type: 'size.chosen', size: { width: 40, height: 50 } });
    expect(view()).toMatchObject({
      mat: 'none',
      framing: { mat: 0 },
      matStyles: ['none'],
      outer: { width: 42.1, height: 52.1 },
    });
    actor.send({ type: 'size.chosen', size: { width: 32, height: 40 } });
    expect(view().mat).toBe('golden');
  });

  test('[CONF-23] [CONF-50] goes with canvas, and comes back with paper', () => {
    const { actor, view } = start({ requestedChoice: { media: 'Paper', mat: 'none' } });
    actor.send({ type: 'media.chosen', media: 'Canvas' });
    expect(view()).toMatchObject({ mat: 'none', size: { width: 16, height: 20 } });
    actor.send({ type: 'mat.chosen', mat: 'standard' });
    actor.send({ type: 'media.chosen', media: 'Paper' });
    expect(view().mat).toBe('none');
  });
});

describe('what would go into the bag', () => {
  test('[CART-12] [CART-14] a framed print with frame, mat and colour', () => {
    const { view } = start({ requestedChoice: { media: 'Paper', size: '24x30', pad: 'sage' } });
    expect(view().line).toMatchObject({
      kind: 'frame',
      varid: '13117f1f-a0ef-5977-b0b8-22a7b7bb7b21',
      matting: 3.75,
      padcolor: 'sage',
      dimension: '24 x 30',
      papertype: 'Paper',
      // 27 × 33 = 891 square inches at ₹14.80
      price: 1_318_700,
    });
  });

  test('[CART-12] a print, without', () => {
    const { view } = start({ requestedChoice: { mode: 'art' } });
    expect(view()).toMatchObject({ line: { kind: 'print', matting: 0, padcolor: '', price: 304_000 }, outer: null });
  });

  test('[CART-26] nothing before a media, nor without the frame that it is to have', () => {
    expect(start({ requestedChoice: {}, screen: 'size' }).view()).toMatchObject({ size: null, line: null });
    const { actor, view } = start({ requestedChoice: { mode: 'art' }, cachedFrames: null });
    actor.send({ type: 'mode.chosen', mode: 'frame' });
    expect(view()).toMatchObject({
      size: { width: 16, height: 20 },
      line: null,
      missingMessage: 'configurator.framesComing',
    });
  });

  test('[PIN-10] only framed canvas takes longer', () => {
    const longest = (requests: Record<string, string>) => start({ requestedChoice: requests }).view().days;
    expect([longest({}), longest({ media: 'Paper' }), longest({ mode: 'art' })]).toEqual(['10-14', '5-7', '5-7']);
  });
});

describe('a screen about one frame', () => {
  test('[CONF-25] keeps to it, whatever the link says', () => {
    const { actor, view } = start({ fixed: { frame: NORDIC }, requestedChoice: { frame: MATTE_BLACK } });
    expect(view()).toMatchObject({ frame: { id: NORDIC }, isAdjusted: false });
    expect(actor.getSnapshot().can({ type: 'frame.chosen', frame: MATTE_BLACK })).toBe(false);
    actor.send({ type: 'media.chosen', media: 'Paper' });
    expect(view().choice.frame).toBe(NORDIC);
  });

  test('[FRAME-14] goes to its not-found page where the frame is gone', async () => {
    const { actor, requests, effects } = start(
      { fixed: { frame: 'gone' }, cachedFrames: null },
      Promise.resolve(entries),
    );
    await Promise.resolve();
    await expect.poll(() => actor.getSnapshot().value).toMatchObject({ frames: 'missing' });
    expect(requests).toEqual(['listFrames']);
    expect(effects).toContainEqual({ type: 'navigate', to: '/404f', replace: true });
  });
});

describe('[CONF-23] [CONF-26] after a change of the media', () => {
  test('the same measures are chosen again where the new list has them, under their own tab', () => {
    const { view } = start({ requestedChoice: { media: 'Paper', size: '20x25' } });
    view().openTab('Medium');
    view().chooseMedia('Canvas');
    expect(view()).toMatchObject({ size: { width: 20, height: 25 }, tab: 'Large', price: expect.any(Number) });
  });

  test('else its first size: nobody is left without a size and a price', () => {
    const subject = { by: 'upload', id: FILE, width: 1850, height: 2200 } as const;
    const { view } = start({
      subject,
      cachedSubjectData: upload(subject),
      requestedChoice: { media: 'Paper', size: '8x10' },
    });
    view().chooseMedia('Canvas');
    expect(view()).toMatchObject({ size: { width: 12, height: 14 }, price: expect.any(Number) });
  });
});

describe('[CONF-16] straight on to the checkout', () => {
  const chosen = { mode: 'frame', media: 'Paper', size: '24x30', frame: NORDIC } as const;

  test('leads to the screen for sizes, with all that was chosen', () => {
    expect(start({ requestedChoice: chosen }).view().buyNowPath).toBe(
      `/size/misty-ghats?buy=now&mode=frame&media=Paper&size=24x30&frame=${NORDIC}&mat=standard&pad=white`,
    );
    const subject = { by: 'upload', id: FILE, width: 3000, height: 3600 } as const;
    const { view } = start({ subject, cachedSubjectData: upload(subject), requestedChoice: { mode: 'art' } });
    expect(view().buyNowPath).toBe(`/size?width=3000&height=3600&id=${FILE}&buy=now&mode=art&media=Canvas&size=16x19`);
  });

  test('which has the frame that was chosen, and asks for no other', () => {
    const { actor, view } = start({ requestedChoice: chosen, fixed: { mode: 'frame' }, screen: 'buyNow' });
    expect(view()).toMatchObject({ isFramedLater: false, line: { kind: 'frame', dimension: '24 x 30' } });
    expect(actor.getSnapshot().can({ type: 'framing.requested' })).toBe(false);
  });
});

describe('on to the frames', () => {
  test('[CONF-13] [CONF-16] [ART-28] what is offered beside the purchase goes by the screen', () => {
    const offers = (screen: 'chooser' | 'size' | 'buyNow', requestedChoice: object) => {
      const { offeredFramesPath, buyNowPath, isBuyNow } = start({ requestedChoice, screen }).view();
      return [offeredFramesPath?.split('?')[0] ?? offeredFramesPath, buyNowPath !== null, isBuyNow];
    };
    const print = { mode: 'art', media: 'Paper', size: '24x30' };
    expect(offers('chooser', print)).toEqual([undefined, true, false]);
    expect(offers('size', print)).toEqual(['/frame/misty-ghats', false, false]);
    expect(offers('size', { mode: 'art' })).toEqual([null, false, false]);
    expect(offers('buyNow', print)).toEqual(['/frame/misty-ghats', false, true]);
    expect(offers('buyNow', { ...print, mode: 'frame' })).toEqual([undefined, false, true]);
  });

  test('[CONF-13] [FRAME-01] with what was chosen, to be framed', () => {
    const { view } = start({ requestedChoice: { mode: 'art', media: 'Paper', size: '24x30' }, screen: 'size' });
    expect(view().framesPath).toBe(
      '/frame/misty-ghats?type=art&mode=frame&media=Paper&size=24x30&frame=19260923-6405-5310-8835-5a70b381ca42&mat=standard&pad=white',
    );
  });

  test('[FRAME-01] for an upload, with its size in pixels', () => {
    const { view } = start({
      subject: { by: 'upload', id: FILE, width: 3000, height: 3600 },
      cachedSubjectData: upload({ width: 3000, height: 3600 }),
      cachedFrames: null,
    });
    expect(view().framesPath).toBe(
      `/frame/${FILE}?type=upload&width=3000&height=3600&mode=frame&media=Canvas&size=16x19`,
    );
  });
});

describe('prices and frames that are read anew', () => {
  const reread = { type: 'picture.reread', subjectData: art, frames: entries } as const;

  test('[CONST-04] take nothing of what is still on offer, and say nothing', () => {
    const { actor, view, effects } = start({
      requestedChoice: { mode: 'frame', media: 'Paper', size: '24x30', frame: NORDIC },
    });
    const { choice } = view();
    const effectCount = effects.length;
    actor.send(reread);
    expect(view().choice).toEqual(choice);
    expect(view().isAdjusted).toBe(false);
    expect(effects.length).toBe(effectCount);
  });

  test('[CONST-04] [CONF-23] choose no size for who has none', () => {
    const { actor, view } = start({ requestedChoice: {}, screen: 'size' });
    actor.send(reread);
    expect(view()).toMatchObject({ size: null, isMediaChosen: false, isAdjusted: false });
  });

  test('[CONST-04] [CONF-25] lead to what is nearest where a frame is gone, and say so', () => {
    const { actor, view } = start({ requestedChoice: { frame: NORDIC } });
    actor.send({ ...reread, frames: entries.filter((entry) => selectFrames([entry])[0]?.id !== NORDIC) });
    expect(view().choice.frame).toBe(MATTE_BLACK);
    expect(view().isAdjusted).toBe(true);
  });
});
