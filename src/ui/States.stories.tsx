import type { Meta, StoryObj } from '@storybook/react-vite';
import { Accordion } from './Accordion.tsx';
import { EmptyState, ErrorState } from './BlockStates.tsx';
import { Button } from './Button.tsx';
import { Stack } from './Layout.tsx';
import { Notice } from './Notice.tsx';
import { Price } from './Price.tsx';
import { QuantityInput } from './QuantityInput.tsx';
import { Silhouette } from './Silhouette.tsx';
import { TextSkeleton } from './Skeleton.tsx';

const meta = { title: 'UI/States' } satisfies Meta;
export default meta;

const nothing = () => {};

export const Empty: StoryObj = {
  render: () => (
    <EmptyState
      icon="bag"
      title="Your bag is empty"
      text="Looks like you haven't added any items to the bag yet. Start shopping to fill it in."
      action={<Button>Start Shopping</Button>}
    />
  ),
};

export const BlockFailed: StoryObj = {
  render: () => (
    <ErrorState title="The prints did not come" text="Your bag is safe." retryLabel="Try again" onRetry={nothing} />
  ),
};

export const Notices: StoryObj = {
  render: () => (
    <Stack>
      <Notice>Each order is made for you and cannot be cancelled.</Notice>
      <Notice tone="found" title="Delivery in 5-7 days">
        To Kochi, Kerala
      </Notice>
      <Notice
        tone="fault"
        title="Delivery Unavailable"
        action={
          <Button look="secondary" size="small">
            Change pincode
          </Button>
        }
      >
        We do not reach 190001 yet.
      </Notice>
    </Stack>
  ),
};

export const Amounts: StoryObj = {
  render: () => (
    <Stack>
      <Price size="large" live>
        ₹1,24,500
      </Price>
      <Price before="From">₹1,499</Price>
      <Price was={{ amount: '₹1,999', label: 'Before' }}>₹1,499</Price>
      <div>
        <QuantityInput
          value={1}
          label="Quantity of Rose Hour"
          lowerLabel="One less"
          raiseLabel="One more"
          canLower={false}
          canRaise
          onLower={nothing}
          onRaise={nothing}
        />
      </div>
      <div>
        <QuantityInput
          value={2}
          label="Quantity of Poornima Moon Jar"
          lowerLabel="One less"
          raiseLabel="One more"
          canLower
          canRaise={false}
          raising
          onLower={nothing}
          onRaise={nothing}
        />
      </div>
    </Stack>
  ),
};

export const Folded: StoryObj = {
  render: () => (
    <Accordion
      items={[
        {
          id: 'description',
          title: 'Description',
          content: 'The steps at dawn, river and sky one colour.',
          open: true,
        },
        { id: 'care', title: 'Care Instructions', content: 'Dust with a dry cloth.' },
      ]}
    />
  ),
};

export const TextOnItsWay: StoryObj = { render: () => <TextSkeleton lines={4} /> };

export const ToScale: StoryObj = {
  render: () => (
    <Stack>
      <Silhouette kind="person" scale={3} />
      <Silhouette kind="sofa" scale={3} />
    </Stack>
  ),
};
