import { describe, expect, it } from 'vitest';
import { arts, THEME_PICTURES, toSlug } from '../../../mocks/seed/arts.ts';
import { COLOURS } from '../../../mocks/seed/colours.ts';
import { THEMES } from '../../../mocks/seed/themes.ts';

const many = <T>(list: readonly T[]) => new Set(list).size;

describe('the demo catalogue', () => {
  it('[CAT-19] has at least 240 arts by 24 artists in 8 themes and 8 styles', () => {
    expect(arts.length).toBeGreaterThanOrEqual(240);
    expect(many(arts.map(({ artist }) => artist))).toBeGreaterThanOrEqual(24);
    expect(many(arts.flatMap(({ themes }) => themes))).toBeGreaterThanOrEqual(8);
    expect(many(arts.map(({ style }) => style))).toBeGreaterThanOrEqual(8);
  });

  it('[CAT-19] gives every theme at least 20 arts and a picture of its own', () => {
    for (const theme of THEMES) {
      expect(arts.filter(({ themes }) => themes.includes(theme)).length, theme).toBeGreaterThanOrEqual(20);
      expect(arts.find(({ slug }) => slug === THEME_PICTURES[theme])?.themes, theme).toContain(theme);
    }
  });

  it('[CAT-19] repeats no title, address or time', () => {
    expect(many(arts.map(({ title }) => title.toLowerCase()))).toBe(arts.length);
    expect(many(arts.map(({ slug }) => slug))).toBe(arts.length);
    expect(many(arts.map(({ created }) => created))).toBe(arts.length);
  });

  it('tells every print in two or three sentences, none of which stands in another print’s text', () => {
    const texts = arts.map(({ description }) => description.split(/(?<=[.!?]) /));
    expect(texts.filter(({ length }) => length < 2 || length > 3)).toEqual([]);
    const sentences = texts.flat().map((sentence) => sentence.toLowerCase());
    expect(sentences.filter((sentence, at) => sentences.indexOf(sentence) !== at)).toEqual([]);
  });

  it('makes an address of a title', () => {
    expect(toSlug("Tea Pickers' Path, Munnar")).toBe('tea-pickers-path-munnar');
    for (const { slug } of arts) expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  });

  it('[CAT-20] stores each artist as last,first', () => {
    for (const { artist } of arts) expect(artist).toMatch(/^[A-Z][\w ]*,[A-Z][\w ]*$/);
  });

  it('[CAT-19] has a largest print of exactly the picture’s ratio', () => {
    for (const { slug, maxWidth, maxHeight, ratio } of arts) {
      expect(maxWidth * ratio.h, slug).toBe(maxHeight * ratio.w);
      expect(Math.max(maxWidth, maxHeight), slug).toBeLessThanOrEqual(64);
    }
  });

  it('[CAT-19] names the orientation that its ratio has, each one often', () => {
    const seen = { Portrait: 0, Landscape: 0, Square: 0 };
    for (const { slug, orientation, ratio } of arts) {
      seen[orientation] += 1;
      expect(Math.sign(ratio.w - ratio.h), slug).toBe({ Portrait: -1, Landscape: 1, Square: 0 }[orientation]);
    }
    expect(Math.min(...Object.values(seen))).toBeGreaterThanOrEqual(30);
  });

  it('[CONF-58] has three arts whose files are too small for their own smallest print', () => {
    const small = arts.filter(({ maxWidth, maxHeight }) => Math.max(maxWidth, maxHeight) < 12);
    expect(small.map(({ slug }) => slug).sort()).toEqual(['evening-among-the-lilies', 'first-chai', 'small-weather']);
    const rest = arts.filter((art) => !small.includes(art));
    for (const { slug, maxWidth, maxHeight } of rest)
      expect(Math.min(maxWidth, maxHeight), slug).toBeGreaterThanOrEqual(16);
  });

  it('[CAT-21] uses the terms of the colour vocabulary', () => {
    for (const { slug, colours } of arts) {
      expect(colours.length, slug).toBeGreaterThanOrEqual(2);
      for (const colour of colours) expect(COLOURS).toContain(colour);
    }
  });

  it('marks a first page of favourites', () => {
    expect(arts.filter(({ favourite }) => favourite).length).toBe(30);
  });
});
