import type { Messages } from './message.ts';

export const wallMessages = {
  'wall.loading': { text: 'Your wall is on its way', from: 'own' },
  'wall.failed': { text: 'Your wall could not be read just now.', from: 'own' },
  'wall.empty': { text: 'Nothing hangs here yet.', from: 'own' },
  'wall.emptyHint': {
    text: 'Add prints, pictures of your own, or what is in your bag or wishlist, and see them to scale.',
    from: 'own',
  },
  'wall.gone': { text: 'No longer in the shop: {pieces}. All else hangs as it was planned.', from: 'own' },
  'wall.unreadable': {
    text: 'This address asks for {pieces} that nobody can read. All else hangs as planned.',
    from: 'own',
  },
  'wall.tooMany': {
    text: 'A wall holds {most} pieces. The first of them hang here; {count} more stand in the address that you came by.',
    from: 'own',
  },
  'wall.size': {
    text: 'This address asks for a wall that nobody has. A wall is {narrowest} to {widest} cm wide and {lowest} to {highest} cm high; this one is as near as that comes.',
    from: 'own',
  },
  'wall.photo': {
    text: 'This wall was planned on a photo, which is kept nowhere. The pieces hang on a plain wall of about its size; choose the photo again to see them on it.',
    from: 'own',
  },
  'wall.noRoom': {
    text: 'Without room on this wall: {pieces}. A larger wall, smaller sizes or another arrangement make room.',
    from: 'own',
  },
  'wall.furnitureCut': { text: 'It is wider than this wall: only its middle is drawn.', from: 'own' },
  'wall.pieceNoRoom': { text: 'No room on this wall', from: 'own' },
  'wall.length': { text: 'Type a number from {least} to {most}.', from: 'own' },
  'wall.full': { text: 'The wall is full: it holds {most} pieces.', from: 'own' },
  'wall.unsaved': {
    text: 'This browser has no room to keep your plan. Its address holds it all: save or send that.',
    from: 'own',
  },
  'wall.static': {
    text: 'Pieces are moved by their arrows here; this browser did not load the finer view.',
    from: 'own',
  },
  'wall.candidatesComing': { text: 'Pictures are on their way', from: 'own' },
  'wall.candidatesFailed': { text: 'These pictures could not be read just now.', from: 'own' },
  'wall.emptyCatalogue': { text: 'There is no print here.', from: 'own' },
  'wall.emptyCart': { text: 'There is no picture in your bag.', from: 'own' },
  'wall.emptyWishlist': { text: 'There is no art print on your wishlist.', from: 'own' },
  'wall.emptyUploads': { text: 'This browser keeps no picture of yours.', from: 'own' },
  'wall.fetching': { text: 'The picture is being hung…', from: 'own' },
  'wall.notFetched': { text: 'The picture could not be had. Please try again.', from: 'own' },
  'wall.generating': { text: 'Drawing the templates…', from: 'own' },
  'wall.ready': { text: 'The templates are in your downloads. Print them at 100 %, on A4 or Letter.', from: 'own' },
  'wall.notMade': { text: 'The templates could not be drawn. Please try again.', from: 'own' },
} as const satisfies Messages;
