import type { Meta, StoryObj } from '@storybook/react-vite';
import { IconButton } from './IconButton.tsx';
import { CardGrid } from './Layout.tsx';
import { Price } from './Price.tsx';
import { Print, type PrintPicture } from './Print.tsx';

/**
 * **Use** it for every picture in a list or beside a text: it hangs the picture as a print, with its museum label under it.
 * `photo` is for the photograph of a thing, `own` for one that stands alone.
 *
 * **Misuse:** A frame that somebody chose is drawn to scale by the preview, not by this shadow. The label has a title and
 * two lines at most; a description stands on the print's own page.
 */
const meta = {
  component: Print,
  tags: ['autodocs'],
  argTypes: {
    picture: { control: false },
    price: { control: false },
    action: { control: false },
    extraLink: { control: false },
    fit: { control: 'inline-radio' },
    look: { control: 'inline-radio' },
    shape: { control: 'number' },
  },
} satisfies Meta<typeof Print>;
export default meta;

const createPicture = (width: number, height: number, sky: string, hill: string): PrintPicture => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><path fill="${sky}" d="M0 0h${width}v${height}H0z"/><path fill="${hill}" d="M0 ${height * 0.7}q${width / 3} -${height * 0.3} ${width} 0v${height}H0z"/></svg>`;
  return { src: `data:image/svg+xml,${encodeURIComponent(svg)}`, width, height, alt: 'A hill under a wide sky' };
};

const prints = [
  { title: 'Misty Ghats at First Light', picture: createPicture(900, 1200, '#e9dfcc', '#3b5a5c'), saved: false },
  { title: 'Backwaters', picture: createPicture(1500, 800, '#dfe8ec', '#34596b'), saved: false },
  { title: 'Rose Hour', picture: createPicture(1000, 1000, '#f4e4dc', '#9a5355'), saved: true },
  {
    title: 'A long title about the monsoon garden behind the house',
    picture: createPicture(900, 1350, '#e6e9e1', '#2f4030'),
    saved: false,
  },
];

export const Playground: StoryObj<typeof meta> = {
  args: {
    picture: createPicture(1500, 800, '#dfe8ec', '#34596b'),
    title: 'Backwaters',
    lines: ['Studio Kadamba'],
    price: <Price prefix="From">₹1,499</Price>,
    path: '/art',
    level: 2,
    fit: 'aligned',
    look: 'print',
  },
  decorators: (Story) => (
    <div style={{ maxInlineSize: 320 }}>
      <Story />
    </div>
  ),
};

export const OnTheWall: StoryObj<typeof meta> = {
  args: { picture: null },
  render: () => (
    <CardGrid label="Art prints">
      {prints.map(({ title, picture, saved }) => (
        <li key={title}>
          <Print
            picture={picture}
            title={title}
            lines={['Studio Kadamba']}
            price={<Price prefix="From">₹1,499</Price>}
            path="/art"
            level={2}
            action={
              <IconButton
                look="sheet"
                icon={saved ? 'heart-filled' : 'heart'}
                pressed={saved}
                label={`Keep ${title} in your wishlist`}
              />
            }
          />
        </li>
      ))}
    </CardGrid>
  ),
};
