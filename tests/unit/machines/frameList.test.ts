import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { framedPictureMachine } from '../../../machines/framedPicture/framedPicture.machine.ts';
import { entries, art as subjectData, upload } from '../../../machines/framedPicture/samplePictures.ts';
import { connect } from '../../../machines/frameList/frameList.connect.ts';
import { frameListMachine } from '../../../machines/frameList/frameList.machine.ts';
import { frameListSamples, tinyUploadListSamples } from '../../../machines/frameList/frameList.samples.ts';
import type { FrameListInput } from '../../../machines/frameList/frameListContext.ts';
import { provideActors } from '../../../machines/kit/port.ts';

function start(input: Partial<FrameListInput>, calls: Record<string, () => Promise<unknown>> = {}) {
  const requests: string[] = [];
  const never = (name: string) => () => {
    requests.push(name);
    return new Promise<never>(() => {});
  };
  const logic = provideActors(frameListMachine, {
    framedPicture: provideActors(framedPictureMachine, { openSubject: never('openSubject') }),
    listFrames: never('listFrames'),
    ...calls,
  });
  const effects: object[] = [];
  const actor = createActor(logic, { input: { ...frameListSamples.input, search: '?type=art', ...input } });
  actor.on('*', (effect) => effects.push(effect));
  actor.start();
  return { actor, requests, effects, view: () => connect(actor.getSnapshot(), actor.send) };
}

const catalogue = { entries, filterNames: null };

describe('what was read before', () => {
  test('[CONST-04] is shown at once, and nothing is asked', () => {
    const { actor, requests } = start({ cached: { subjectData, catalogue } });
    expect(actor.getSnapshot().value).toEqual({
      showing: { picture: 'opened', frames: { listed: 'matches' }, panel: 'closed', link: 'applied' },
    });
    expect(requests).toEqual([]);
  });

  test('[FRAME-01] the picture and the frames are asked for side by side', () => {
    expect(start({}).requests.sort()).toEqual(['listFrames', 'openSubject']);
  });
});

test('[FRAME-01] an address that names neither art nor an upload leads to the page of missing things', () => {
  const { actor, requests, effects } = start({ subject: null });
  expect(actor.getSnapshot().value).toBe('missing');
  expect([requests, effects]).toEqual([[], [{ type: 'navigate', to: '/404s', replace: true }]]);
});

test('[CONF-43] [CONF-44] an upload of 4 by 4 inches suits no print, and is framed by nothing', () => {
  const tiny = upload({ width: 600, height: 600 });
  const { actor } = start({ ...tinyUploadListSamples.input, cached: { subjectData: tiny, catalogue } });
  expect(actor.getSnapshot().value).toBe('tooSmall');
});

describe('the filters', () => {
  const facets = (input: Partial<FrameListInput>) =>
    start({ cached: { subjectData, catalogue }, ...input })
      .view()
      .groups.map(({ facet }) => facet);

  test('[FRAME-02] [FRAME-03] have the type only in frame mode: by the address, else by what was settled before', () => {
    const four = ['colours', 'styles', 'collections', 'types'];
    const three = four.slice(0, 3);
    expect(facets({})).toEqual(four);
    expect(facets({ savedMode: 'art' })).toEqual(three);
    expect(facets({ savedMode: 'art', search: '?type=art&mode=frame' })).toEqual(four);
    expect(facets({ savedMode: 'frame', search: '?type=art&mode=art' })).toEqual(three);
  });

  test('[FRAME-03] a type in the address of another mode narrows nothing', () => {
    const { view } = start({
      cached: { subjectData, catalogue },
      search: '?type=art&mode=art&frametype=Box&color=Black',
    });
    expect(view().activeFilters).toEqual([{ facet: 'colours', name: 'Black' }]);
    expect(view().total).toBe(1);
  });

  test('[FRAME-06] a name that no frame goes by narrows to nothing, and can be taken away', () => {
    const { actor, effects, view } = start({
      cached: { subjectData, catalogue },
      search: '?type=art&color=Chartreuse',
    });
    expect([view().isNoMatch, view().total]).toEqual([true, 0]);
    expect(view().activeFilters).toEqual([{ facet: 'colours', name: 'Chartreuse' }]);
    actor.send({ type: 'filter.toggled', facet: 'colours', name: 'Chartreuse' });
    expect([view().isNoMatch, view().activeFilters]).toEqual([false, []]);
    expect(effects.at(-1)).toMatchObject({ type: 'address', filters: { colours: [] } });
  });

  test('[FRAME-02] come back with the address', () => {
    const { view } = start({
      cached: { subjectData, catalogue },
      search: '?type=art&color=Black&color=Cream&style=Minimal',
    });
    expect(view().entries.map((entry) => entry.kind === 'frame' && entry.frame.title)).toEqual(['Nordic']);
    expect(view().total).toBe(1);
  });

  test("[FRAME-02] stand in the order of the shop's lists, with how many frames each would leave; names of no frame are left out", () => {
    const filterNames = {
      colours: ['Pink', 'Cream', 'Beige'],
      styles: ['Minimal', 'Modern'],
      collections: [],
      types: ['Box'],
    };
    const { view, actor } = start({ cached: { subjectData, catalogue: { entries, filterNames } } });
    const options = (facet: string) =>
      view()
        .groups.find((group) => group.facet === facet)
        ?.options.map(({ name, count }) => [name, count]);
    expect([options('colours'), options('styles'), options('types')]).toEqual([
      [
        ['Cream', 1],
        ['Beige', 1],
        ['Black', 1],
      ],
      [
        ['Minimal', 1],
        ['Modern', 1],
      ],
      [
        ['Box', 1],
        ['Flat', 1],
      ],
    ]);
    actor.send({ type: 'filter.toggled', facet: 'styles', name: 'Modern' });
    expect(options('colours')).toEqual([
      ['Cream', 0],
      ['Beige', 0],
      ['Black', 1],
    ]);
    // Of its own facet another name would widen the list.
    expect(options('styles')).toEqual([
      ['Minimal', 1],
      ['Modern', 1],
    ]);
  });

  test('[FRAME-05] what was chosen is carried on as it was asked while the picture is not here', () => {
    const { view } = start({
      cached: { subjectData: null, catalogue },
      search: '?type=art&media=Paper&size=16x20&mode=frame',
    });
    expect(view().getEditPath('f')).toBe('/frame-edit/f?id=misty-ghats&type=art&media=Paper&size=16x20');
    expect(view().backPath).toBe('/art/misty-ghats?mode=frame&media=Paper&size=16x20');
  });
});
