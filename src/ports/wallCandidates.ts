import type { QueryClient } from '@tanstack/react-query';
import type { Candidate, CandidatePage, Source } from '../../machines/wall/wall.setup.ts';
import { artsQuery } from '../api/queries/lists.ts';
import { type CartLine, isPictureLine } from '../domain/cartLine.ts';
import { formatPiece, formatPieceOfLine, formatPieceOfPage, formatUploadKey } from '../domain/wallPath.ts';
import type { Wishlist } from '../domain/wishlistItem.ts';
import { parsePiece } from './wallAddress.ts';

export type WallDependencies = {
  queries: QueryClient;
  /** The lines of the visit's bag. */
  readBag: () => readonly CartLine[];
  /** What the customer has saved for later; null for a guest. */
  readWishlist: (signal: AbortSignal) => Promise<Wishlist | null>;
};

/** A picture of a list; none where it cannot hang. */
function toCandidates(piece: string | null, details: Omit<Candidate, 'request'>): Candidate[] {
  const request = parsePiece(piece ?? '');
  return request ? [{ ...details, request }] : [];
}

/** The pictures of a bag as they are made up there. */
export const listBag = (lines: readonly CartLine[]): Candidate[] =>
  lines
    .filter(isPictureLine)
    .flatMap((line) =>
      toCandidates(formatPieceOfLine(line), { title: line.title, artist: line.artist, thumbnail: line.image_url }),
    );

/** The art prints of a wishlist: nothing else on it can be hung. */
const listWishlist = ({ entries }: Wishlist): Candidate[] =>
  entries.flatMap(({ product }) => {
    if (!product?.picture) return [];
    const { title, path, picture } = product;
    return toCandidates(formatPieceOfPage(path), { title, artist: '', thumbnail: picture.thumbnail.url });
  });

const toSinglePage = (candidates: readonly Candidate[]): CandidatePage => ({ candidates, pages: 1 });

type CandidateLists = Record<Source, (page: number, signal: AbortSignal) => Promise<CandidatePage | null>>;

/** What each source has to be hung, by its page from 1; null where only a customer has one. Rejects as the backend's calls do. */
export const createCandidateLists = ({ queries, readBag, readWishlist }: WallDependencies): CandidateLists => ({
  async catalogue(page) {
    const { cards, pages } = await queries.fetchQuery(artsQuery({ page }));
    const candidates = cards.flatMap(({ path, title, lines: [artist = ''], picture }) =>
      toCandidates(formatPieceOfPage(path), { title, artist, thumbnail: picture?.thumbnail.url ?? '' }),
    );
    return { candidates, pages };
  },
  cart: async () => toSinglePage(listBag(readBag())),
  async wishlist(_, signal) {
    const wishlist = await readWishlist(signal);
    return wishlist && toSinglePage(listWishlist(wishlist));
  },
  async uploads() {
    // Only for who has sent a picture.
    const { listUploads } = await import('./openUpload.ts');
    const uploads = await listUploads({ queries });
    return toSinglePage(
      uploads.flatMap(({ title, picture, ...upload }) =>
        toCandidates(formatPiece(formatUploadKey(upload), {}), { title, artist: '', thumbnail: picture.thumbnail.url }),
      ),
    );
  },
});
