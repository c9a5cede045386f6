import type { Artwork } from '../../preview/artwork.ts';

const createHillsPicture = (width: number, height: number): Artwork['picture'] => {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width * 40}" height="${height * 40}"><rect width="${width}" height="${height}" fill="#e7d8bd"/><circle cx="${width * 0.68}" cy="${height * 0.26}" r="${width * 0.09}" fill="#c9622f"/><path d="M0 ${height * 0.5}Q${width * 0.3} ${height * 0.36} ${width * 0.6} ${height * 0.5}T${width} ${height * 0.44}V${height}H0Z" fill="#9fb0a6"/><path d="M0 ${height * 0.64}Q${width * 0.35} ${height * 0.5} ${width * 0.7} ${height * 0.66}T${width} ${height * 0.6}V${height}H0Z" fill="#5f7d79"/><path d="M0 ${height * 0.8}Q${width * 0.4} ${height * 0.68} ${width * 0.75} ${height * 0.82}T${width} ${height * 0.78}V${height}H0Z" fill="#2f4f52"/></svg>`;
  const url = `data:image/svg+xml,${encodeURIComponent(drawing)}`;
  return { small: url, large: url };
};

const nordic = { title: 'Nordic', colours: ['Beige', 'Cream'], style: 'Minimal', type: 'Box', material: 'Solid ash' };
const black = { title: 'Matte Black', colours: ['Black'], style: 'Modern', type: 'Flat', material: 'Engineered wood' };
const gold = { title: 'Burnished Gold', colours: ['Gold'], style: 'Classic', type: 'Scoop', material: 'Gilded pine' };

const createArtwork = (framing: Artwork['framing'], frame: Artwork['frame']): Artwork => ({
  title: 'Misty Ghats',
  alt: 'Ridges of blue hills one behind the other in mist',
  picture: createHillsPicture(framing.size.width, framing.size.height),
  framing,
  frame,
});

/** Pieces for stories and tests: with and without frame and mat, portrait and landscape, small and the largest. */
export const artworkSamples = {
  canvas: createArtwork({ media: 'Canvas', size: { width: 16, height: 20 }, framed: true, mat: 0 }, nordic),
  matted: createArtwork({ media: 'Paper', size: { width: 24, height: 30 }, framed: true, mat: 3.75 }, black),
  landscape: createArtwork({ media: 'Paper', size: { width: 36, height: 24 }, framed: true, mat: 2.75 }, gold),
  unframed: createArtwork({ media: 'Canvas', size: { width: 20, height: 25 }, framed: false, mat: 0 }, null),
  largest: createArtwork({ media: 'Paper', size: { width: 64, height: 40 }, framed: true, mat: 3.75 }, nordic),
};
