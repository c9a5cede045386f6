import type { Meta } from '@storybook/react-vite';
import { createStateStories } from '../../../.storybook/stateStories.tsx';
import { articleSamples, sampleArticle } from '../../../machines/article/article.samples.ts';
import { LAYOUTS, type Layout } from '../../domain/article.ts';
import { Page, Section } from '../../ui/Layout.tsx';
import { Article, article } from './Article.tsx';
import { ContentBlock } from './ContentBlock.tsx';

export default {
  component: Article,
  decorators: [
    (Story) => (
      <Page>
        <Section>
          <Story />
        </Section>
      </Page>
    ),
  ],
} satisfies Meta<typeof Article>;

const at = createStateStories(article, articleSamples);

export const FindingByAlias = at('findingByAlias');
export const FindingByNid = at('findingByNid');
export const Shown = at('shown');
export const Redirected = at('redirected');
export const Missing = at('missing');
export const Failed = at('failed');

const createLayoutStory = (layout: Layout) => ({
  render: () => (
    <>
      <h1>Layout {layout}</h1>
      {sampleArticle.blocks
        .filter((block) => block.layout === layout)
        .map((block) => (
          <ContentBlock key={block.id} block={block} />
        ))}
    </>
  ),
});
const [one, two, three, four, five, six] = LAYOUTS;

export const OneColumn = createLayoutStory(one);
export const PictureAndText = createLayoutStory(two);
export const TextAndPicture = createLayoutStory(three);
export const WidePicture = createLayoutStory(four);
export const TwoTexts = createLayoutStory(five);
export const TwoPictures = createLayoutStory(six);
