import type { QueryClient } from '@tanstack/react-query';
import type { SubjectData, SubjectRequest } from '../../machines/framedPicture/framedPicture.machine.ts';
import { createPlan, EMPTY_PLAN, type PlanRequest, type WallNotice } from '../../machines/wall/plan.ts';
import type { CandidateQuery, OpenedPiece, OpenedWall, WallInput } from '../../machines/wall/wall.setup.ts';
import { framesQuery } from '../api/queries/framing.ts';
import { productQuery } from '../api/queries/lists.ts';
import { type Frame, selectFrames } from '../domain/frame.ts';
import { getExtent, toMillimetres } from '../domain/hanging.ts';
import { LISTS } from '../domain/listArea.ts';
import { toSizeKey } from '../domain/size.ts';
import { FRAME_PARAM, GALLERY_PARAM } from '../domain/wallPath.ts';
import { MAX_PIECES } from '../domain/wallPlan.ts';
import { wallPlanStorage } from '../storage/wallPlanStorage.ts';
import { framedPicturePorts } from './framing.ts';
import { parsePlan } from './wallAddress.ts';
import { createCandidateLists, listBag, type WallDependencies } from './wallCandidates.ts';

/** A gallery wall's prints as it hangs them, each with the requested frame, else of the wall's kind; null where the shop states no layout. */
async function readGalleryWall(
  queries: QueryClient,
  { id, requestedFrame }: { id: string; requestedFrame: string | null },
  frames: readonly Frame[],
): Promise<Partial<PlanRequest> | null> {
  const wall = await queries.fetchQuery(productQuery({ area: 'walls', alias: LISTS.walls.path + id }));
  const layout = wall?.layout?.filter(({ print }) => print);
  if (!wall || !layout?.length) return null;
  const extent = getExtent(layout);
  const findFrame = (name: string | null) => frames.find(({ title }) => title === name)?.id;
  const frame = findFrame(requestedFrame) ?? findFrame(wall.variations[0].frame);
  return {
    arrangement: 'free',
    pieces: layout.map(({ print, x, y, width, height, mat }) => ({
      subject: { by: 'art', alias: print ?? '' },
      choice: {
        mode: 'frame',
        media: 'Paper',
        size: toSizeKey({ width: Math.round(width - 2 * mat), height: Math.round(height - 2 * mat) }),
        ...(frame && { frame }),
      },
      at: {
        x: toMillimetres(x + width / 2 - extent.x),
        y: toMillimetres(extent.height - (y + height / 2 - extent.y)),
      },
    })),
    layout: layout.map(({ width, height }) => ({ width: toMillimetres(width), height: toMillimetres(height) })),
    width: Math.max(EMPTY_PLAN.width, Math.round(toMillimetres(extent.width) * 1.3)),
  };
}

/** What the planner reads: plans of addresses and of the browser, and pictures that can be hung. */
export function createWallReads(dependencies: WallDependencies) {
  const { queries, readBag } = dependencies;
  const lists = createCandidateLists(dependencies);

  const readFrames = async () => selectFrames(await queries.fetchQuery(framesQuery()));
  const openSubject = ({ subject }: { subject: SubjectRequest }): Promise<SubjectData | null> =>
    framedPicturePorts({ queries }).openSubject({ subject });

  /** What an address requests: a whole plan, a gallery wall, or pieces for the plan that the browser keeps. */
  async function readRequest(search: string, frames: readonly Frame[]) {
    const params = new URLSearchParams(search);
    const requested = parsePlan(search);
    if (requested.isWhole) return requested;
    const gallery = params.get(GALLERY_PARAM);
    const wanted = gallery && { id: gallery, requestedFrame: params.get(FRAME_PARAM) };
    const layout = wanted && (await readGalleryWall(queries, wanted, frames));
    if (layout) return { ...requested, request: { ...requested.request, ...layout } };
    const gone: WallNotice[] = gallery ? [{ kind: 'gone', count: 1 }] : [];
    const saved = parsePlan(wallPlanStorage.read() ?? '');
    const bag = params.get('from') === 'cart' ? listBag(readBag()) : [];
    const added = [...requested.request.pieces, ...bag.map(({ request }) => request)];
    const pieces = [...saved.request.pieces, ...added];
    const over: WallNotice[] =
      pieces.length > MAX_PIECES ? [{ kind: 'tooMany', count: pieces.length - MAX_PIECES }] : [];
    return {
      request: { ...saved.request, pieces: pieces.slice(0, MAX_PIECES) },
      notices: [...saved.notices, ...requested.notices, ...gone, ...over],
    };
  }

  return {
    /** Pictures, prices and frames are read side by side; what was read in the last 15 minutes is not requested again. (CONST-04) */
    async openWall({ search }: Pick<WallInput, 'search'>): Promise<OpenedWall> {
      const frames = await readFrames();
      const { request, notices } = await readRequest(search, frames);
      const opened = await Promise.all(request.pieces.map(openSubject));
      const { plan, notices: more } = createPlan(request, opened, frames);
      return { plan, frames, notices: [...notices, ...more] };
    },
    listCandidates: ({ source, page }: CandidateQuery, signal: AbortSignal) => lists[source](page, signal),
    async openPiece(request: { subject: SubjectRequest }): Promise<OpenedPiece | null> {
      const [subject, frames] = await Promise.all([openSubject(request), readFrames()]);
      return subject && { subject, frames };
    },
  };
}
