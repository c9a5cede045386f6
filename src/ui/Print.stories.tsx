import type { Meta, StoryObj } from '@storybook/react-vite';
import { IconButton } from './IconButton.tsx';
import { CardGrid } from './Layout.tsx';
import { Link } from './Link.tsx';
import { Price } from './Price.tsx';
import { Print, type PrintPicture } from './Print.tsx';
import { PrintSkeletons } from './Skeleton.tsx';

const meta = { title: 'UI/Print' } satisfies Meta;
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

export const OnTheWall: StoryObj = {
  render: () => (
    <CardGrid label="Art prints">
      {prints.map(({ title, picture, saved }) => (
        <li key={title}>
          <Print
            picture={picture}
            title={title}
            lines={['Studio Kadamba']}
            price={<Price before="From">₹1,499</Price>}
            link={<Link to="/art" />}
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

export const OnItsWay: StoryObj = {
  render: () => (
    <CardGrid label="Art prints" busy>
      <PrintSkeletons count={4} label="Loading" />
    </CardGrid>
  ),
};

export const Large: StoryObj = {
  render: () => (
    <div style={{ maxInlineSize: 560 }}>
      <Print hang="own" picture={createPicture(1500, 800, '#dfe8ec', '#34596b')} loading="eager" priority />
    </div>
  ),
};
