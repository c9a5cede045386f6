import type { Meta, StoryObj } from '@storybook/react-vite';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cachedQuery } from '../../api/queries/cachedQuery.ts';
import { homeMessages } from '../../messages/home.ts';
import { formatMessage } from '../../messages/message.ts';
import { Page } from '../../ui/Layout.tsx';
import { SkeletonItems } from '../../ui/Skeleton.tsx';
import { HomeBlock } from './Block.tsx';
import { Carousel } from './Carousel.tsx';
import tile from './PictureTile.module.css';
import { TilePicture, TileSkeleton } from './PictureTile.tsx';

const WALLS = [
  'Three Mornings in the Hills',
  'Nine Thresholds',
  'Up the Stairs',
  'The Long Salon',
  'Moon in the Middle',
];
const RATIO = 4 / 3;

/** A block of the home page with a given query; its walls have no pictures. */
const createStory = (read: () => Promise<readonly string[]>): StoryObj => ({
  render: () => (
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <Page>
        <HomeBlock
          read={cachedQuery(['walls'], read)}
          errorText={formatMessage(homeMessages['home.wallsFailed'])}
          skeleton={
            <Carousel title="Gallery walls" busy>
              <SkeletonItems count={5}>
                <TileSkeleton ratio={RATIO} hasCaption />
              </SkeletonItems>
            </Carousel>
          }
        >
          {(walls) => (
            <Carousel title="Gallery walls" lead="Pictures that were chosen together." slideContent="text">
              {walls.map((wall) => (
                <li key={wall} className={tile.tile}>
                  <TilePicture picture={null} ratio={RATIO} />
                  <span className={tile.name}>{wall}</span>
                  <span className={tile.caption}>66 × 24 inches</span>
                </li>
              ))}
            </Carousel>
          )}
        </HomeBlock>
      </Page>
    </QueryClientProvider>
  ),
});

export default { title: 'Pages/Home/Block' } satisfies Meta;

export const Coming = createStory(() => new Promise(() => {}));
export const Here = createStory(async () => WALLS);
export const HereOnAPhone = { ...Here, globals: { viewport: { value: 'phone' } } };
export const Failed = createStory(() => Promise.reject(new Error('down')));
